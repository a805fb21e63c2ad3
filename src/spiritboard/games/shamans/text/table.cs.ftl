### Šamani u stolu s lidmi: tvrzení, trvalé příkazy, sázky, lekce.
