### Lessons: what somebody reads who learns the game.

lesson-aim = Steering together
lesson-aim-start = Welcome aboard! Together you steer the Steamboat past the houses and deliver all parcels before the evening is over. You win together, or lose together.
lesson-aim-house = This house wants a green parcel. The boat lies right before it, with its bow towards the house: one square forward.
lesson-aim-row = This is the Steam Row, with three positions. In turn you lay a card under an empty one, face down. When all are full they are carried out from left to right.
lesson-aim-lay = You are the Sint, Saint Nicholas, who begins. The parcel has to be there before the boat arrives. Choose your green parcel and lay it under position 1.
lesson-aim-later = You may, but the later the parcel lies, the likelier it is that the boat has passed. Lay it under position 1.
lesson-aim-lay-else = You may, but the house wants a green parcel, and you have one.
lesson-aim-deliver = Bram and Carla laid a card as well. Now the Sint turns them up: a green parcel, and then Forward. The boat is at the house, and the parcel is ready. Deliver it!
lesson-aim-keep = You may, but this is what we came for. Deliver the parcel.
lesson-aim-end = Delivered! This house is done. When all houses are done, you win.

lesson-order = First the parcel, then the boat
lesson-order-watch = Carla is the Sint now. After her it is you, clockwise. See where she lays her card.
lesson-order-where = Under position 2, and you do not know what it is. But the house is close, so it will be Forward. Where do you lay your green parcel?
lesson-order-late = Then the boat is there when the parcel is turned up. Parcels count only if they lie earlier in the row. Lay it under position 1.
lesson-order-where-else = You may, but the green parcel is what the boat needs now.
lesson-order-end = Good: first the parcel, then Forward, and Carla delivered. Had the parcel been late, it would have gone back to the discards.

lesson-steer = Steering
lesson-steer-look = The boat lies at the edge and looks at it. The house is to the left of the boat, so above it on the map.
lesson-steer-turn = The boat sails only forward or backward. So to get to the house it first has to…? Lay what has to happen first under position 1.
lesson-steer-edge = Forward is off the map here, which is not possible: nothing would happen. Turn first.
lesson-steer-right = Then it looks down, away from the house. To the left!
lesson-steer-back = Backward takes it back one square, looking the same way. That does not bring it to the house.
lesson-steer-second = Turning is right. But what lies under position 1 happens first, so lay it there.
lesson-steer-third = Turning is right, but as the last card it comes too late. Lay Left under position 1.
lesson-steer-turn-else = You may, but the boat has to turn first: Left, under position 1.
lesson-steer-deliver = Left, a green parcel, Forward: the others thought as you did. Deliver!
lesson-steer-deliver-else = You may, but delivering is what we came for.
lesson-steer-end = Left and Right are a quarter turn, Forward and Backward a square. Rocks are only decoration here: you sail over them.

lesson-eye = The eye
lesson-eye-secret = You may say nothing about your cards: not what you have, nor what you have laid. So how do you let the others know?
lesson-eye-eye = Above position 1 there is an eye. There you may lay a card open, so that everybody sees it.
lesson-eye-show = The green house is to the right of the boat. Lay Right open under position 1. Then Bram and Carla know what comes.
lesson-eye-down = Face down is allowed too, but then the others have to guess. Lay it open.
lesson-eye-show-else = You may, but Right tells the others more. Lay Right open under position 1.
lesson-eye-end = Bram laid a green parcel and Carla Forward: they understood you. An open card is your strongest hint.

lesson-round = The end of a round
lesson-round-lay = No parcel to deliver yet, but you can come closer. Lay Forward under position 1.
lesson-round-lay-else = You may. For this lesson lay Forward under position 1.
lesson-round-calendar = The boat is nearly there. Now a day passes: one card that was played goes on the calendar. With ten cards there you have lost.
lesson-round-choose = The Sint chooses, without asking anybody. That card is out of the game, so give one that you can spare: Right.
lesson-round-forward = You may, but you need Forward for every house. Right is easier to spare.
lesson-round-draw = The rest goes to the discards. Now everybody fills up to five, from the open piles. Take the green parcel: then the others know that you have it.
lesson-round-sail = You may, but the green parcel is on top, and there is a house that wants one.
lesson-round-steam = You may, but the green parcel is worth more now.
lesson-round-end = Carla laid the last card, so she is the new Sint.

lesson-steam = A longer row
lesson-steam-short = With three positions you do not get far. A Steamboat card makes the row longer, or shorter.
lesson-steam-lay = Lay your Steamboat card under position 1.
lesson-steam-ok = That is possible too. For this lesson lay it under position 1.
lesson-steam-lay-else = You may, but try the Steamboat card now.
lesson-steam-add = You choose, as the Sint. Your card is an A, the left half of a boat. It fits only beside a B, a right half: so on the right. Add it: that makes one more position, with an eye.
lesson-steam-cut = Shortening is allowed too, but then a part of the row is gone, with the cards under it. Better add it.
lesson-steam-longer = Four positions, from the next round on. And a card that was added is used: it does not go on the calendar.
lesson-steam-end = If a Steamboat card fits nowhere you have to shorten. With three or four players five or six positions are good: then more can be done in a round.

lesson-clock = Time stands still
lesson-clock-late = Nine cards on the calendar: one more, and it is over. And the row has only one position. Lost?
lesson-clock-lay = A card that was used cannot go on the calendar. Used is a delivered parcel, or a Steamboat card that you add. What do you lay?
lesson-clock-lay-else = Then that card goes on the calendar, and it is the tenth. Think of your Steamboat card.
lesson-clock-add = Add it.
lesson-clock-add-else = Then the card is not used and goes on the calendar.
lesson-clock-end = All cards that were played are used, so time stands still. And with three positions you can sail again!

lesson-spare = What can you spare?
lesson-spare-lay = You begin. Lay your green parcel under position 1.
lesson-spare-lay-else = You may, but for this lesson lay the green parcel under position 1.
lesson-spare-count = That went wrong: Left and Right cancel out. Two houses still want a green parcel, and of the four green parcels two are gone.
lesson-spare-choose = You are the Sint. Which card do you give to the calendar?
lesson-spare-green = Then only one green parcel is left, for two houses. You could not win any more! Choose something else.
lesson-spare-right = That is possible, but the nearest house is to the right of the boat, so you will need Right. Give Left.
lesson-spare-end = Always count how many parcels of a kind are left. The table warns you, but you decide.

lesson-setup = Before you begin
lesson-setup-board = This is how a game begins: a map of 5 by 5, the boat on water, and a row with three positions. Chance decides who is the first Sint (or the longest beard).
lesson-setup-first = Then everybody chooses five cards from the three open piles. You have two. Take a green parcel: the green house is close.
lesson-setup-first-else = You may. For this lesson take the green parcel.
lesson-setup-second = And Forward, for without it you get nowhere.
lesson-setup-second-else = You may. For this lesson take Forward.
lesson-setup-third = And one Steamboat card, to make the row longer.
lesson-setup-third-else = You may. For this lesson take a Steamboat card.
lesson-setup-end = Five cards, some of everything. With more than four players everybody gets four, and the row has six positions. For a short game there is a map of 4 by 4.

lesson-two = The last house
lesson-two-last = One house left! It wants two parcels: blue and a pepernoot parcel. Both at once; half a delivery is none.
lesson-two-where = Carla laid a blue parcel open under position 1. The boat looks at the house already. You have a pepernoot parcel and Forward. What do you lay, and where?
lesson-two-early = Then the boat sails before the second parcel is there. Let Bram sail, and lay the parcel yourself.
lesson-two-late = Too late: both parcels have to lie before Forward. Under position 2!
lesson-two-go = If Bram has a pepernoot parcel, that works. But you have one for sure. Lay it under position 2.
lesson-two-where-else = You may, but the house wants a pepernoot parcel, and you have one.
lesson-two-end = You win! All houses are done, and the calendar was not full. Keep thinking: what does the boat need now, and what will the others have?

lesson-events = Krappe Kalender
lesson-events-deck = With the Krappe Kalender no played card goes away. Instead there is a pile of ten calendar cards. When it is used up, it is over.
lesson-events-lay = First play a round. Lay Left under position 1.
lesson-events-lay-else = You may. For this lesson lay Left under position 1.
lesson-events-sunk = The round is done, and the top calendar card is turned up: Sunken Boat! Take two Steamboat cards out of the row. Take one from the right.
lesson-events-left = You may. For this lesson take from the right.
lesson-events-again = And another one, from the right again.
lesson-events-again-else = You may. For this lesson take from the right.
lesson-events-end = So every day brings something: a quiet evening, bad luck, or help. Nine cards left.

lesson-shoe = Putting Out a Shoe
lesson-shoe-lay = Another calendar card. First play the round: Left under position 1.
lesson-shoe-lay-else = You may. For this lesson lay Left under position 1.
lesson-shoe-who = Putting Out a Shoe! The Sint chooses somebody who gets a card from everybody else. Choose Bram.
lesson-shoe-who-else = That is possible too. For this lesson choose Bram.
lesson-shoe-give = Give Bram a card. Nobody else sees which. There is a house that wants blue: give your blue parcel.
lesson-shoe-give-else = You may. For this lesson give the blue parcel.
lesson-shoe-end = Carla gave something too. Now Bram has more cards than usual, and that is allowed.

lesson-weather = Broken Compass
lesson-weather-broken = Some calendar cards hold for a whole round. This round the compass is broken: only Backward and Left do anything.
lesson-weather-lay = Below the boat, as seen on the map, is a house that wants blue. Backward alone does not get it there. What has to happen first?
lesson-weather-void = That card does nothing this round. Only Left and Backward work.
lesson-weather-lay-else = You may, but think: if the boat turns left, the house is behind it. Left under position 1!
lesson-weather-deliver = Left, a blue parcel, Backward: the boat looks up and sails down. Deliver!
lesson-weather-deliver-else = You may, but do deliver it.
lesson-weather-end = There are more such days: a snowstorm without eyes, wrong names for which parcels have to lie later. The table always says what holds.

lesson-sails = Prachtige Pakjes: new sailing
lesson-sails-new = New Sailing cards: Turn Around is half a turn, Double Forward and Double Backward are two squares, and an Anchor stops everything after it.
lesson-sails-turn = The green house is behind the boat. Lay Turn Around under position 1.
lesson-sails-turn-else = You may, but the house is behind the boat: Turn Around.
lesson-sails-anchor = Bram and Carla laid something under 2 and 3. You have nothing useful left: lay the Anchor under position 4, so that nothing goes wrong any more.
lesson-sails-anchor-else = You may, but the boat might sail or turn away from the house. Lay the Anchor.
lesson-sails-deliver = Turned around, a green parcel, and with Double Forward two squares on to the house. Deliver!
lesson-sails-deliver-else = You may, but do deliver it.
lesson-sails-end = With a double step you arrive on each square: you can deliver on the middle one too. Feel free to take only some of these cards.

lesson-parcels = Prachtige Pakjes: special parcels
lesson-parcels-special = A Joker is any parcel you like. Green plus is a green parcel with an extra: when you deliver it, the boat may go somewhere else.
lesson-parcels-lay = The house wants green and blue. Lay Green plus under position 1.
lesson-parcels-plus = A Joker can be green too, but Green plus has an extra. Take that.
lesson-parcels-lay-else = You may, but try Green plus under position 1.
lesson-parcels-joker-else = You may, but to be safe lay the Joker under position 3.
lesson-parcels-joker = Bram and Carla laid their cards. You do not know whether Bram has a blue parcel. Lay your Joker under position 3.
lesson-parcels-deliver = Bram had a Double Gift: blue or green, as you like. Deliver Green plus and the Double Gift, and keep the Joker.
lesson-parcels-deliver-else = That is allowed too, but a Joker is worth more than a Double Gift. And you want the extra of Green plus.
lesson-parcels-jump = Delivered, and now the extra: the boat may go to any other square. Put it on the rock just below the blue house.
lesson-parcels-jump-else = You may. For this lesson put it just below the blue house.
lesson-parcels-end = So you jump across the whole map. Such an extra works only when this very parcel is delivered, not when a Joker stands in for it.

lesson-phone = Prachtige Pakjes: the telephone
lesson-phone-wish = A pink house wants special parcels: this one a telephone and a pepernoot parcel.
lesson-phone-lay = Lay the telephone under position 1.
lesson-phone-lay-else = You may. For this lesson lay the telephone under position 1.
lesson-phone-deliver = Bram laid Pepernoot plus, Carla Forward, and you added Left. The boat is there: deliver.
lesson-phone-deliver-else = You may, but do deliver.
lesson-phone-power = Two parcels with an extra, and you choose the order. First Pepernoot plus.
lesson-phone-power-else = That is allowed too. For this lesson choose Pepernoot plus first.
lesson-phone-tiles = Pepernoot plus: three tiles of the map change places. Bring the blue house closer. Tap that house first.
lesson-phone-tiles-else = You may. For this lesson choose the blue house.
lesson-phone-tiles2 = Then the square to the right of the boat.
lesson-phone-tiles2-else = You may. For this lesson choose the square to the right of the boat.
lesson-phone-tiles3 = And the one beside that.
lesson-phone-tiles3-else = You may. For this lesson choose the one beside that.
lesson-phone-talk = The blue house is beside the boat now. And the telephone is delivered: until the next card is turned up you may talk freely about cards! All said? Sail on.
lesson-phone-end = Use such a talk well: who has blue, who has Forward?

lesson-icons = Prachtige Pakjes: icons
lesson-icons-three = Above some positions there is an icon: a staff (1), a letter (3) and a horse’s head (6). They work only on the card under them.
lesson-icons-letter = Under the letter a Sailing card is carried out at once, before the row is full. Lay Left under position 3 and watch the boat.
lesson-icons-letter-else = You may, but try the letter: Left under position 3.
lesson-icons-turned = The boat turned at once. Now the others know exactly how it lies.
lesson-icons-staf = Under the staff sailing is reversed: left becomes right, forward becomes backward. Lay Right under position 1.
lesson-icons-staf-else = You may, but try the staff: Right under position 1.
lesson-icons-end = That Right will turn left. And under Amerigo, position 6, a card counts double: two steps, or one parcel for two.

lesson-icons2 = Prachtige Pakjes: three more icons
lesson-icons2-three = Three more: the pepernoot (1), the book (3) and the sack (4).
lesson-icons2-book = If you lay a card under the book you fill up your hand at once. Lay Right under position 3.
lesson-icons2-book-else = You may, but try the book: Right under position 3.
lesson-icons2-draw = Fill up to five. Take Forward.
lesson-icons2-draw-else = You may. For this lesson take Forward.
lesson-icons2-draw2 = And the green parcel.
lesson-icons2-draw2-else = You may. For this lesson take the green parcel.
lesson-icons2-sack = Only a parcel may go under the pepernoot, so Bram laid one. What lies under the sack is skipped: good for a card that could do harm. Lay Left under position 4.
lesson-icons2-sack-else = You may, but in the sack Left can do no harm. Lay it under position 4.
lesson-icons2-end = Now you know all icons. Tap one if you forget what it does.

lesson-damage = Pepernoot Plekken: damage
lesson-damage-places = With Pepernoot Plekken there are special tiles on the map. And sailing becomes dangerous: on a rock or at the edge you take damage.
lesson-damage-rock = See for yourself. The boat sails straight at a rock. Lay Forward under position 1.
lesson-damage-rock-else = Very wise! But for this lesson we hit the rock once: Forward under position 1.
lesson-damage-cut = Crack! For each damage you take a card out of the Steam Row, left or right. Your Left lies on the right: it can go.
lesson-damage-left = You may, but more cards lie on the left. Better take from the right.
lesson-damage-end = The row is shorter. If it becomes empty you lose at once. So steer around the rocks, and make the row longer again with Steamboat cards.

lesson-castle = Pepernoot Plekken: Amerigo and the castle
lesson-castle-amerigo = The boat is on Amerigo, the Sint’s horse. Here every Sailing card goes double.
lesson-castle-lay = Lay Forward under position 1.
lesson-castle-lay-else = You may. For this lesson lay Forward under position 1.
lesson-castle-two = Two squares at once! Now the calendar. Choose Forward.
lesson-castle-green = You may. For this lesson choose Forward.
lesson-castle-castle = And the castle: you may draw parcels only if the boat lies next to it, diagonally too. Now it does. Draw a parcel.
lesson-castle-castle-else = You may, but now that you are next to the castle a parcel is clever.
lesson-castle-end = If the boat is somewhere else you fill up with Sailing and Steamboat. So pass the castle in time.

lesson-shops = Pepernoot Plekken: shops and harbour
lesson-shops-lay = There is a bakery right before the boat. Lay Forward under position 1.
lesson-shops-lay-else = You may. For this lesson lay Forward under position 1.
lesson-shops-bakery = In the bakery everybody may swap pepernoot parcels for another parcel of choice. Swap yours.
lesson-shops-bakery-else = You need not, but a blue parcel is worth more: there is a house that wants it.
lesson-shops-take = Take the blue parcel.
lesson-shops-take-else = You may, but the house wants blue.
lesson-shops-end = In the toy shop somebody hands in four different Sailing cards, and then the boat may go anywhere. And you can only win once every harbour was visited.

lesson-pieten = Rebelse Pietjes
lesson-pieten-own = Now everybody has a Piet of their own, chosen before the game. If you are the Sint you may have a Sailing card carried out by your Piet instead of the boat.
lesson-pieten-lay = Lay the green parcel under position 1.
lesson-pieten-lay-else = You may. For this lesson lay the green parcel under position 1.
lesson-pieten-try = That is allowed too, but try your Piet.
lesson-pieten-piet = Bram laid Forward. Let your Piet do it! He is not on the map yet, so he starts at the boat, looking the same way.
lesson-pieten-deliver = Your Piet is at the house, and he may deliver, just like the boat.
lesson-pieten-deliver-else = You may, but do deliver it.
lesson-pieten-boat = The next card is Left. Above the boat there is a house: let the boat turn.
lesson-pieten-done = Your Piet has done his work. Let the boat turn.
lesson-pieten-end = The boat and your Piet are in two places now. So you deliver faster, and an odd card does not spoil your course. But take care: Pieten can do damage too.
