### The board of Shamans on the page.
