## La pagina iniziale

## Giocatori

ui-players-title = I giocatori più forti
ui-players-lead = Qui contano le partite classificate fra chi ha un account; i programmi hanno una lista tutta loro. Gli ospiti giocano partite senza classifica.
ui-players-game = Gioco
ui-players-search = Cerca un giocatore
ui-players-place = Posto
ui-players-none = Nessun giocatore classificato si chiama «{ $name }».
ui-players-empty = Nessuno ha ancora finito una partita classificata. I bot aspettano.
ui-players-how = Il numero dice quanto qualcuno vale quasi di sicuro: cresce con le vittorie, e con ogni partita che lo rende più certo. In base a esso è ordinata la lista. Tutti cominciano da 1000; 400 punti in più vogliono dire circa dieci vittorie contro una. I bot sono misurati e fissi.
ui-player-rating = Valutazione
ui-player-games = Partite
ui-player-won = Vinte
ui-player-percent = { $percent }%
ui-player-points = Punti in media
ui-player-colour = Colore
ui-player-course = La valutazione in { $games } partite: da { $first } a { $last }
ui-player-guest = Ospite, senza valutazione
ui-player-mine = Così ti vedono gli altri; le partite private le vedi solo tu e chi era al tavolo.
ui-player-none = Ancora nessuna partita finita.
ui-player-finished = Partite finite
ui-player-with = con { $names }
ui-player-gone = Questo tavolo non c’è più.
ui-player-victory = Vittoria
ui-player-place = posto { $place } su { $players }
ui-player-rated = classificata
ui-player-newer = Più recenti
ui-player-older = Più vecchie
ui-player-privacy = Sono elencate le partite ai tavoli pubblici e quelle in cui eri al tavolo anche tu.
ui-player-nobody = Qui non c’è nessuno
ui-player-nobody-text = Questo giocatore non esiste, o non esiste più.
ui-players-pool = Chi è in classifica
ui-players-people = Persone
ui-players-programs = Programmi
ui-players-provisional = Provvisorie (?): meno di dieci partite classificate
ui-player-annulled = annullata, non conta
