### Che cosa può non andare in una posizione. Le parole della notazione restano in inglese.

position-long = Questa posizione è troppo lunga: al massimo { $limit } caratteri.
position-twice = «{ $words }» c’è due volte.
position-word = Nessuna riga comincia con { $word }; può cominciare con: { $known }.
position-words = { $words } ha troppe parole o troppo poche.
position-game = Questa si legge come posizione di { $game }, non di { $other }.
position-no-game = Non c’è un gioco { $game }; ci sono: { $known }.
position-which = Può essere una posizione di { $games }. Una riga dica quale: game { $first }
position-unread = Di questo gioco non si possono leggere posizioni.
position-number = «{ $what }» vuole un solo numero da { $least } a { $most }, non { $words }.
position-option = { $word } non è un’opzione; le opzioni sono { $known }.
position-phase = { $word } non è una fase; le fasi sono { $known }.
position-players = Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
position-players-only = Si gioca in { $least }, non in { $players }.
position-board = Questa posizione è su un tabellone proprio, { $board }: aggiungi il suo file (--board) o tienilo nella pagina «Come nella mia scatola».
position-board-other = Questa posizione è sul tabellone { $board }, non su { $given }.
position-board-hash = Un tabellone si nomina con le prime 8-64 cifre della sua impronta, non con { $word }.
position-seat = Non c’è un posto { $seat }; i posti vanno da 0 a { $last }.
position-version = Le regole hanno le versioni da 1 a { $newest }, non { $version }.
position-over = In questa posizione la partita è finita: nessuno deve giocare.
position-unpointed = Le posizioni di questo gioco non si possono comporre indicando.
