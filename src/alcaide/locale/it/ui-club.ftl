## The pages of the club

ui-club-back = Il circolo
ui-club-table = Apri un tavolo
ui-club-invite = Invita
ui-club-copied = L’indirizzo del circolo è stato copiato.
ui-club-rules = Regole della casa
ui-club-all = { $count ->
    [one] La regola per intero
   *[other] Tutte e { $count } per intero
}
ui-club-ask = A chi chiedere
ui-club-about = Chi siamo
ui-club-tables = Ai tavoli
ui-club-quiet = Ora nessuno è a un tavolo pubblico. Aprine uno, e gli altri lo troveranno.
ui-club-best = I migliori: { $game }
ui-club-best-all = Tutti i giocatori
ui-club-place = Posto
ui-club-who = Nome
ui-club-games = Partite
