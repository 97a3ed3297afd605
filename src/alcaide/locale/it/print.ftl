### Che cosa sta sulle pagine da stampare e ritagliare.

print-board = Tabellone, parte { $part }
print-backs = { $what }: retro (volta i fogli sul lato lungo)
print-ruler = Stampa al 100%: questa linea è di { $mm } mm
print-sheet = Foglio dei punti
print-player = Nome
print-total = Totale
print-all = In tutto
