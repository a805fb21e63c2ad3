### Deska Šamanů na stránce.
