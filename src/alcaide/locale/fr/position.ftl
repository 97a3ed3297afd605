### Ce qui peut clocher dans une position. Les mots de la notation restent en anglais.

position-long = Cette position est trop longue : { $limit } caractères au plus.
position-twice = « { $words } » y est deux fois.
position-word = Aucune ligne ne commence par { $word } ; elle peut commencer par : { $known }.
position-words = { $words } a trop ou trop peu de mots.
position-game = Ceci se lit comme une position de { $game }, pas de { $other }.
position-no-game = Il n’y a pas de jeu { $game } ; il y a : { $known }.
position-which = Ce peut être une position de { $games }. Dites laquelle par une ligne : game { $first }
position-unread = Les positions de ce jeu ne peuvent être lues.
position-number = « { $what } » demande un seul nombre de { $least } à { $most }, pas { $words }.
position-option = { $word } n’est pas une option ; les options sont { $known }.
position-phase = { $word } n’est pas une phase ; les phases sont { $known }.
position-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
position-players-only = On y joue à { $least }, pas à { $players }.
position-board = Cette position est sur un plateau personnel, { $board } : donnez son fichier avec elle (--board) ou gardez-le à la page « Comme dans ma boîte ».
position-board-other = Cette position est sur le plateau { $board }, pas sur { $given }.
position-board-hash = Un plateau se nomme par les 8 à 64 premiers chiffres de son empreinte, pas par { $word }.
position-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
position-version = Les règles ont les versions 1 à { $newest }, pas { $version }.
position-over = Dans cette position, la partie est terminée : personne ne doit jouer.
position-unpointed = Les positions de ce jeu ne peuvent pas être composées en pointant.
