### Incollare una posizione o una partita nella pagina iniziale.

ui-paste-label = Una posizione o una partita come testo, o il suo link
ui-paste-hint = Il menu di ogni tavolo copia una posizione così; ? sta per quel che nessuno sa, e lo decide il caso.
ui-paste-begin = Comincia un tavolo da qui
