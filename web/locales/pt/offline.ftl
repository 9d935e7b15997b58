version-ready = Há uma versão nova pronta.
version-load = Carregar agora
