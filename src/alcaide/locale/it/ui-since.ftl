### What happened since one's own turn, the replay of a game, and its film.

ui-since = Dopo il tuo turno
ui-since-again = Rivedi
ui-since-close = Chiudi, il tabellone com’è adesso
ui-replay = Replay
ui-replay-play = Avvia
ui-replay-pause = Pausa
ui-replay-speed = Velocità
ui-replay-faster = Velocità: { $speed } volte
ui-replay-turn-back = Al turno precedente
ui-replay-turn-on = Al turno successivo
ui-replay-count = Al prossimo conteggio
ui-film = Filmato
ui-film-text = Si crea qui, nel tuo browser, e mostra ciò che al tavolo vedono tutti.
ui-film-kind = Che cosa diventa
ui-film-film = Filmato
ui-film-picture = Immagine animata
ui-film-each = Un fotogramma per
ui-film-action = ogni azione
ui-film-turn = ogni turno
ui-film-pace = Ritmo
ui-film-pace-1000 = Calmo
ui-film-pace-500 = Normale
ui-film-pace-250 = Svelto
ui-film-long = Dura { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}, e altrettanto serve per crearlo.
ui-film-frames = Ha { $frames ->
    [one] un fotogramma
   *[other] { $frames } fotogrammi
} e dura { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
ui-film-make = Crea
ui-film-making = Il filmato è in lavorazione
ui-film-part = Fatto il { $part }%
ui-film-cancel = Annulla
ui-film-seen = La partita, turno per turno
ui-film-save = Salva ({ $size } MB)
ui-film-other = Creane un altro
ui-film-failed = Non è stato possibile creare il filmato: una posizione non è arrivata. Riprova tra un momento.
ui-film-large = Il filmato diventa troppo grande. Con un fotogramma per turno è più piccolo.
