### Coller une position ou une partie sur la page d’accueil.

ui-paste-label = Une position ou une partie en texte, ou un lien qui y mène
ui-paste-hint = Le menu de chaque table copie une position sous cette forme ; ? tient lieu de ce que personne ne sait, et sera tiré au sort.
ui-paste-begin = Commencer une table à partir de là
