### Che cosa può non andare in una posizione. Le parole della notazione restano in inglese.

position-long = Questa posizione è troppo lunga: al massimo { $limit } caratteri.
position-twice = «{ $words }» c’è due volte.
position-word = Nessuna riga comincia con { $word }; può cominciare con: { $known }.
position-words = { $words } ha troppe parole o troppo poche.
position-game = Questa si legge come posizione di { $game }, non di { $other }.
position-no-game = Non c’è un gioco { $game }; ci sono: { $known }.
position-which = Può essere una posizione di { $games }. Una riga dica quale: game { $first }
position-unread = Di questo gioco non si possono leggere posizioni.
position-number = «{ $what }» vuole un solo numero da { $least } in su, non { $words }.
position-option = { $word } non è un’opzione; le opzioni sono { $known }.
position-phase = { $word } non è una fase; le fasi sono { $known }.
position-players = Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
position-seat = Non c’è un posto { $seat }; i posti vanno da 0 a { $last }.
position-version = Le regole hanno le versioni da 1 a { $newest }, non { $version }.
