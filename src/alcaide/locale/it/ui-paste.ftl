### Incollare una posizione o una partita nella pagina iniziale.

ui-paste-label = Una posizione o una partita come testo, o un link che vi porta
ui-paste-hint = Il menu di ogni tavolo copia una posizione così; ? sta per quel che nessuno sa, e si distribuisce a caso.
ui-paste-begin = Comincia un tavolo da qui
