## Pages that are one message

ui-missing-title = Il n'y a rien ici
ui-missing-text = Cette page n'existe pas, ou la partie a été retirée.
ui-missing-home = À la page d'accueil

## Words in many places

ui-rule-open = Ouvrir la règle { $rule }
