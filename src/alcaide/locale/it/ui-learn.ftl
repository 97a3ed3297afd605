## The page of lessons: how far one is in each game

ui-learn-lead = dal primo minuto a un gioco che conosci, con i tuoi tempi
ui-learn-lead-new = È la prima volta? Scegline uno: si costruisce leggendo, e ci si può fermare a ogni passo.
ui-learn-way = La via per imparare { $game }
ui-learn-begin = Inizia
ui-learn-on = Continua
ui-learn-play = Gioca
ui-learn-lesson = Lezione
ui-learn-lesson-told = { $done } di { $all }
ui-learn-game = Prima partita
ui-learn-game-told = { $share ->
    [0] ancora da giocare
    [1] iniziata
   *[other] giocata
}
ui-learn-opponents = Avversari
ui-learn-opponents-told = { $done } su { $all } affrontati
ui-learn-next-lesson = Una lezione in { $steps } passi, al vero tavolo.
ui-learn-next-on = La lezione riprende dal passo { $step } di { $steps }.
ui-learn-next-game = La lezione è finita. Ora una partita intera, con tutti gli aiuti che vuoi.
ui-learn-next-opponents = { $left ->
    [0] Hai affrontato tutti i bot. E ora qualche persona?
    [one] C’è un bot che non hai ancora affrontato.
   *[other] Ci sono { $left } bot che non hai ancora affrontato, uno più forte dell’altro.
}
ui-learn-kept = Quanto hai imparato resta in questo browser; contano le partite del tuo elenco.
