### Ce qui figure sur les pages à imprimer et à découper.

print-board = Plateau, partie { $part }
print-backs = { $what } : versos (retourner les feuilles sur le grand côté)
print-ruler = Imprimer à 100 % : ce trait mesure { $mm } mm
print-sheet = Feuille de score
print-player = Nom
print-total = Total
print-all = En tout
