## The pages of the club

ui-club-back = Le club
ui-club-table = Ouvrir une table
ui-club-invite = Inviter
ui-club-copied = L’adresse du club a été copiée.
ui-club-rules = Règles de la maison
ui-club-all = { $count ->
    [one] La règle en entier
   *[other] Les { $count } en entier
}
ui-club-ask = À qui s’adresser
ui-club-about = Qui nous sommes
ui-club-tables = Aux tables
ui-club-quiet = Personne n’est à une table publique en ce moment. Ouvrez-en une, les autres la trouveront.
ui-club-best = Les meilleurs : { $game }
ui-club-best-all = Tous les joueurs
ui-club-place = Rang
ui-club-who = Nom
ui-club-games = Parties
