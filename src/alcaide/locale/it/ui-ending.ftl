# Quello che si dice alla fine di una partita; arriva quando una partita finisce.

ui-ending-count = Il conteggio
ui-ending-skip = Vai al risultato
ui-ending-step = { $title }: { $rate }. Passo { $n } di { $all }.
ui-ending-up = sale al posto { $place }
ui-ending-you = { $name } (tu)
ui-ending-you-win = Hai vinto, { $name }
ui-ending-with = { $name } { $points }
ui-ending-see = Vedi il conteggio
ui-ending-again = Rivedi il conteggio
ui-ending-who = Giocatore
ui-ending-parts = Di che cosa è fatto
ui-ending-points = Punti
ui-ending-stood = Era a
ui-ending-winner = Vince
ui-ending-share = Condividi
ui-records = I tuoi primati
ui-records-several = I primati di ciascuno
ui-records-here = Restano solo su questo dispositivo.
ui-record-first = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: la tua prima partita in { $players } qui
ui-record-best = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: il tuo massimo in { $players } (era { $before })
ui-record-short = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; il tuo massimo in { $players } resta { $best }
ui-record-streak = { $wins } vittorie di fila
ui-record-ended = La tua serie di { $wins } vittorie finisce qui
ui-record-level = Contro bot di livello { $level }: { $won } vinte su { $played }
ui-record-people = Contro persone: { $won } vinte su { $played }
