### Boot op Stoom, to read and to play. The complete rules are in text/.

book-about = Together at the helm, without talking it over. You lay cards face down under the Steam Row; only when it is full are they turned up and the boat sails. Did you know what the others had in mind?
book-aim = Together deliver all parcels that the houses wish, before there are 10 cards on the calendar. You win or lose as one.
book-setup = The board is 5 by 5 tiles, with the boat on the water. Two Steamboat cards begin the Steam Row: three positions. Everybody takes 5 cards, each from a pile of his choice: Sailing, Steamboat or Parcel.
book-turn-1 = The Sint begins. In turn you lay one hand card face down under an empty position. Say nothing about your cards!
book-turn-2 = When there is a card everywhere, the Sint turns them up from left to right and carries them out one by one. If there is something to choose, the Sint chooses.
book-turn-3 = If the boat comes onto a house, and what that house wishes lies earlier in the row, you can deliver. So the order counts: first the parcel, then sail. Look: green, forward, left.
book-turn-4 = Then one unused card goes to the calendar; if all were used, none. Fill your hand up to 5. Whoever laid the last card is the new Sint.
book-score = There are no points: the calendar is your clock. Example: of green, forward and left the green parcel was delivered. Forward or left goes to the calendar; nine more rounds like that and it is too late.
book-end = Won as soon as the last house has what it wishes. Lost as soon as the tenth card lies on the calendar.
book-card-parcel = Parcels: blue, green, pepernoot
book-does-parcel = Do nothing by themselves. If the parcel that a house wishes lies earlier in the row, you can deliver there.
book-card-steam = Steamboat cards A and B
book-does-steam = Makes the Steam Row longer (at an end where it fits) or shorter (a card at one end goes away).
book-card-eye = Steamboat cards with an eye
book-does-eye = Like any Steamboat card; in the row you may lay your card face up under the eye.
