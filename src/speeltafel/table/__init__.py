"""One table, without transport, store, clock or language: what server, terminal and lab share."""
