old-title = Ce navigateur est trop ancien
old-text = Les jeux demandent un navigateur de 2023 ou plus récent : Chrome ou Edge 111, Firefox 114, Safari 16.4. Mettez celui-ci à jour, ou ouvrez la page dans un autre.
