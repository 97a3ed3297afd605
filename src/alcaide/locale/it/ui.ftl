## Pages that are one message

ui-missing-title = Qui non c'è nulla
ui-missing-text = Questa pagina non esiste, o la partita è stata tolta.
ui-missing-home = Alla pagina iniziale

## Words in many places

ui-rule-open = Apri la regola { $rule }
