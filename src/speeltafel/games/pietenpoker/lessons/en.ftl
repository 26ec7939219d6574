### Lessons: what somebody reads who learns the game.

lesson-aim = Bid, and keep some
lesson-aim-start = Welcome to Pietenpoker, poker for the night of Sinterklaas! Your cards do two things: you bid with them, and with what you keep you make a combination.
lesson-aim-room = In the middle lies the Pakjeskamer, the room of parcels. Its cards count for everybody.
lesson-aim-combo = Look: you have a 4, and the Pakjeskamer has two. That makes three fours! As many equal numbers or as many of one colour as you can: there are no other combinations.
lesson-aim-bids = Bram and Carla have bid 2 each. So have you: two ones. Whoever has the best combination wins all those cards.
lesson-aim-go = Your bid is high enough. Go along without a card, and hands are compared.
lesson-aim-stop = You may always stop, but with three fours you are strong. Go along!
lesson-aim-go-else = You may, but no more is needed, and you break up your hand. Go along without a card.
lesson-aim-end = Three fours win. You won all bids, and the numbers on them are your points: 6. The stock is too small to deal again, so the game is over. Whoever won the most points wins!

lesson-turn = A turn: bidding
lesson-turn-sint = Bram is the Sint. He turns up the first card of the Pakjeskamer and begins. Then it goes clockwise.
lesson-turn-follow = Bram and Carla bid a 2. To stay in, your bid has to be at least as high. Lay your purple 2.
lesson-turn-stop = You may stop, but 2 is cheap this early in the round, and you have nice green cards.
lesson-turn-green = You may, but it is higher than needed. And green is what you want to keep: there is green in the Pakjeskamer too.
lesson-turn-follow-else = You may, but 2 is enough. Lay your purple 2.
lesson-turn-second = A green 1 came. Bram added a 5: 2 and 5 is 7. Carla stops. Everything you lay this round counts together.
lesson-turn-pay = You have bid 2, so 5 more is needed. With your green 4 and 5 and the two in the room you have four greens! Pay with something else: the orange 6.
lesson-turn-break = You may, but then you break up your greens. The orange 6 belongs to nothing.
lesson-turn-pay-else = You may, but the orange 6 is enough, and you keep the rest.
lesson-turn-end = The third card is up. It goes like this three times: turn up a card, bid once around. Then hands are compared.

lesson-best = What beats what?
lesson-best-six = You have a 6, and there lies one: two equal numbers.
lesson-best-blue = But look at blue as well: 5, 3, and the 2 in the room. That is three cards. More cards always beat fewer.
lesson-best-keep = You have to add 2. Which card can you spare?
lesson-best-stop = You may stop, but you have a nice combination if you pay with the right card.
lesson-best-break = You may, but then two blue cards are left, or two sixes. Paying with the 6 leaves three blue ones.
lesson-best-keep-else = You may, but the 6 is enough. Your bid is not your combination: only what you keep counts.
lesson-best-size = Carla had two sixes: two cards, too few. Bram had three greens, 6 in all. You had three blues, 10 in all. Equally many? Then the highest wins.
lesson-best-end = One more thing: with equally many cards, numbers beat colours. So three ones beat three blue cards, however high.

lesson-stop = Stop in time
lesson-stop-look = The highest bid is 9, and you have bid only 1. Your hand is nice, but it does not fit this Pakjeskamer.
lesson-stop-think = Going along costs at least two cards and leaves you a pair at best. And whoever stays to the end loses all hand cards, winner or not. What do you do?
lesson-stop-think-else = You may, but a pair hardly ever wins here, and those cards will be lost too. Better stop.
lesson-stop-end = Bram and Carla have lost their hands. You kept yours and got one more: everybody starts a round with six. Three high blues, a good start! Only your bid of one was lost.

lesson-alone = Bluffing is allowed
lesson-alone-weak = You are the Sint and begin. Let us be honest: you do not have much. Two ones, two blue cards. But the others do not know that.
lesson-alone-bluff = Bram and Carla bid 3 each. Raise well: lay your blue 6. Whoever wants to stay has to add 6 as well.
lesson-alone-stop = You may stop, but then your bid of 3 is lost. Try a bluff.
lesson-alone-check = You may: your bid is 3 already. But that scares nobody.
lesson-alone-bluff-else = You may, but so small a raise scares nobody. Lay the 6.
lesson-alone-end = Bram stops, Carla stops, and then it is over at once: whoever is left alone wins all bids. You did not have to show anything!

lesson-allin = Always keep something
lesson-allin-need = The last card of the Pakjeskamer is up. You have to add 3 to go along.
lesson-allin-pay = Lay the orange 3. You keep the 4 and the 1: two fours, or three ones. Never bid everything! Without a card left you are out of the round.
lesson-allin-stop = You may, but 3 is not much for three ones.
lesson-allin-four = You may, but just enough is better here: the 4 goes with the 4 in the room.
lesson-allin-pay-else = You may, but keep your 4 and your 1: with the orange 3 your bid is exactly 5.
lesson-allin-once = Bram raises to 11! But you need not do anything: for each card of the Pakjeskamer you go around only once. You have had your turn.
lesson-allin-end = Carla stopped. You were in with 5, Bram with 11. Your three ones won. So raising last costs the others nothing any more.

lesson-again = The next round
lesson-again-won = You have won three cards: a 6 and two fives. They lie with you.
lesson-again-win = Now win this round too: four green cards. Go along.
lesson-again-win-else = You may, but with four greens just go along.
lesson-again-hand = A new round! Three of your won cards came back into your hand, blindly, and three new ones from the stock. Six in all. So what you have won can be lost again.
lesson-again-end = When the stock is too small to deal to everybody the game is over. Only what lies with your won cards then counts, not your hand.

lesson-tie = Exactly equal
lesson-tie-go = Two sixes: no pair is higher. Go along.
lesson-tie-go-else = You may, but nothing has to be paid here. Go along.
lesson-tie-end = Carla had two sixes too: exactly equal. Then nobody wins. The bids and the hands go back into the stock, and the Sint stays Sint.

lesson-decide = What do you pay with?
lesson-decide-sure = Four fives! That hardly ever loses. Your bid is 3, and you have to add 1.
lesson-decide-pay = The purple 1 is enough. The orange 6 will do as well. Which one do you lay?
lesson-decide-one = That is enough. But think ahead: what stays in your hand will be lost, and what you bid you win back. So lay the 6!
lesson-decide-stop = With four fives? You may, but they win almost always.
lesson-decide-break = You may, but then you have only three fives.
lesson-decide-pay-else = You may, but rather lay the 6.
lesson-decide-end = If you are sure to win, pay high: it will be yours. If you are not, pay low. Now you know Pietenpoker!

lesson-remise = Draw rule
lesson-remise-rule = With the draw rule a round does not simply end equal: of equal combinations the one with the higher bid wins. You have two sixes, but somebody else may have them too.
lesson-remise-raise = All bids are 5, and you are last. Add the orange 2 to be safe: you do not need it.
lesson-remise-even = You may, but then with two sixes the bids are equal too. Add something.
lesson-remise-one = That is enough to be higher! For this lesson take the 2, so that a 1 stays with the green 1.
lesson-remise-raise-else = You may, but keep your 6. Lay the orange 2.
lesson-remise-end = Carla had two sixes too, but you bid 7 and she 5. The pot is yours.

lesson-over = Overestimation rule
lesson-over-watch = With this rule you must not overestimate yourself. See what Carla does.
lesson-over-out = Carla bid 18! You cannot reach that, and neither can Bram. So Carla herself is out of the round, and her bid is not the highest. It stays 2.
lesson-over-bid = Raise with care. Bram has four cards left; he can surely reach 5. Lay the blue 3.
lesson-over-stop = You may stop, but with green in the room and in your hand you need not.
lesson-over-check = You may, but try a small raise.
lesson-over-green = You may, but you want to keep your greens. And the higher you bid, the likelier it is that nobody can follow.
lesson-over-bid-else = You may. For this lesson lay the blue 3.
lesson-over-end = Bram went along. So bid high enough to hurt, and low enough for somebody to follow.

lesson-swap = Exchange rule
lesson-swap-idea = There are two ones in the Pakjeskamer, and you have bid three ones. A pity! With the exchange rule you may swap cards in your turn.
lesson-swap-back = First take back a purple 1 from your bid.
lesson-swap-stop = You may stop, but you are about to have a set of ones.
lesson-swap-plain = Just adding a card is allowed as well. But take back your ones first.
lesson-swap-back-else = You may, but for this lesson take back a purple 1 first.
lesson-swap-back2 = And the blue 1.
lesson-swap-back2-else = That is allowed too. For this lesson take the blue 1.
lesson-swap-lay = Now lay the 3 instead. Your bid becomes 4: just enough, and not lower than it was.
lesson-swap-lay-else = You may, but the orange 3 is enough. You want to keep your ones.
lesson-swap-end = Two ones back in your hand, and two in the room: four ones. And you are still in.

lesson-hand = Hand rule
lesson-hand-limit = With the hand rule the Sint names a limit before each round: everybody has to keep at least that many cards in hand. You are the Sint, with low cards. Name 3.
lesson-hand-limit-else = You may. But with low cards a high limit is what you want. Choose 3.
lesson-hand-check = There is an orange 5. First go along without a card.
lesson-hand-check-else = You may, but wait a little: go along without a card.
lesson-hand-exempt = Bram bid 10. You can never reach that if you have to keep three. Still you need not stop: go down to your limit, so lay three and keep three. You can spare your ones.
lesson-hand-exempt-else = You may, but you have to keep exactly three cards. Lay your three ones.
lesson-hand-quit = Up again, and there is a lot of orange. You could stay, but Bram does not bid that high for nothing. Stop.
lesson-hand-quit-else = You may: you are at your limit. But Bram surely has more. For this lesson, stop.
lesson-hand-keep = The round is over. Whoever stopped chooses now: keep the hand, or throw all of it away. Three twos and nothing else? Throw them away.
lesson-hand-kept = You may keep them, and three twos are not so bad. For this lesson try throwing away.
lesson-hand-end = Gone: six new cards. Carla kept hers.

lesson-money = Money rule
lesson-money-icon = Some cards show a $. When you bid one you choose: more bid or more hand.
lesson-money-lay = Bid the purple 1 with the $.
lesson-money-lay-else = You may, but try the purple 1 with the $.
lesson-money-bid = Choose more bid: a random card of those you have won joins your bid. You have two, both a 5.
lesson-money-early = That is allowed too; we will do it later. Choose more bid now.
lesson-money-added = Your bid is 6. Bram could have added a won card as well, but did not. Whoever has won cards may do so then.
lesson-money-again = Bram stopped, Carla went along with 6. Now bid your other card with a $: the blue 3.
lesson-money-again-else = You may, but try the blue 3 with the $.
lesson-money-draw = This time choose more hand: everybody who is in gets a card.
lesson-money-draw-else = That is allowed too, but your last won card is safer where it is. Choose more hand.
lesson-money-end = You and Carla got a card each. More hand is nice for you, but for the others too.

lesson-present = An evening of presents
lesson-present-evening = Are there real presents on the table? Write them into the list. Whoever wins a round chooses the next present. It changes no points.
lesson-present-choose = Carla stopped, so you win this round. Choose a present: the robot!
lesson-present-any = A nice present too. For this lesson take the robot.
lesson-present-end = There are other ways: only after a round with a ! card, only the winner of the game, or a reward for the whole evening. The table decides.

lesson-sints = Wie kent hem niet?
lesson-sints-pick = Now there are two Sints. You have the Small Sint and choose, before the deal, who gets the Big Sint. Give it to Bram.
lesson-sints-other = Carla is possible too. For this lesson give it to Bram.
lesson-sints-blind = The cards are dealt. Before anything is turned up the Small Sint bids one card. Bid the green 2.
lesson-sints-blind-else = You may. But the higher you bid, the more it costs all of you. Take the green 2 now.
lesson-sints-end = The Big Sint has to double your bid at least, if possible. Bram laid a 5. So something is at stake before the first card is turned up, and nobody looks for free.

lesson-multiples = More or fewer parcels
lesson-multiples-small = Everything comes in threes: six cards, three own cards back, three reveals. But twos are possible too, as here: only two cards in the Pakjeskamer.
lesson-multiples-go = So this was the last time around. Three threes: go along.
lesson-multiples-go-else = You may, but with three threes just go along.
lesson-multiples-end = And you start with four cards in hand. That is quicker, with more luck. Fours are possible as well: eight cards, four reveals, and more to think about.

lesson-precies = Pietje Precies
lesson-precies-all = Pietje Precies is strict: a combination counts only if all cards fit, of the Pakjeskamer and your own. You have four purples, but the blue 4 spoils everything.
lesson-precies-lay = That is what the card Pietje Precies is for. Bid it: then you cross out one card later.
lesson-precies-stop = You may stop, but with Pietje Precies you have four purples.
lesson-precies-four = A clever idea: bidding the 4 away. But then the green Pietje Precies in your hand does not fit. Bid Pietje Precies.
lesson-precies-five = You may, but then the blue 4 and Pietje Precies are in the way. Bid Pietje Precies.
lesson-precies-lay-else = You may, but bid Pietje Precies.
lesson-precies-cross = Now cross out one card, of your hand or of the room. For you alone. The blue 4!
lesson-precies-cross-else = You may, but then it does not fit yet: the blue 4 does not belong.
lesson-precies-end = Four purples: you win! The others’ cards did not all fit. There is a third combination here too: a straight, like 2, 3, 4, 5. It ranks between numbers and colours.

lesson-hide = Crossing out face down
lesson-hide-down = Together with Actiepieten any action card can be a Pietje Precies: lay it face down. Its action and number do not count then. Lay Indipietje Jones face down.
lesson-hide-down-else = You may, but lay Indipietje Jones face down first.
lesson-hide-lay = It does not count for your bid. You still have to bid 2: lay the purple 2, which does not fit anyway.
lesson-hide-lay-else = You may, but the purple 2 fits nothing.
lesson-hide-cross = And now cross out. What does not go with your greens?
lesson-hide-cross-else = You may, but without the blue 6 you have four greens.
lesson-hide-end = Green 4, 2, 1 and 3: everything fits. They are even in order, and as a straight they count for more.

lesson-pieten = Actiepieten: Stafpiet and Verliefd
lesson-pieten-cards = Some Pieten have an action. In your hand such a card is just its colour and its number. Only when you bid it something happens. You have the Stafpiet.
lesson-pieten-staf = Bid the Stafpiet: you become the Sint at once.
lesson-pieten-stop = You may stop, but try the Stafpiet.
lesson-pieten-check = You may: nothing has been bid yet. But try the Stafpiet.
lesson-pieten-staf-else = You may, but try the Stafpiet.
lesson-pieten-love = You are the Sint now, so the next time around begins with you. Bram bid Pietje Verliefd: the Pakjeskamer got an extra card at once. A lot of green, nice for you!
lesson-pieten-end = There are seventeen kinds of Pieten. You will meet them all in the next lessons. Forgotten what one does? It is in the rulebook at the top of the screen.

lesson-actor = Actiepieten: Acteerpiet and Indipietje
lesson-actor-wild = The Acteerpiet plays any part. In your hand, when scoring, it is the colour and the number that you need. So with three fours it plays a fourth.
lesson-actor-indi = Bram and Carla seem to collect blue. Bid Indipietje Jones: it swaps a hand card with a card of the Pakjeskamer.
lesson-actor-indi-else = You may, but try Indipietje Jones.
lesson-actor-give = Which card do you give? You do not need the orange 1.
lesson-actor-give-else = You may, but you need that one. Give the orange 1.
lesson-actor-take = And which one do you take? Take a blue card away, the highest: the 5.
lesson-actor-four = You may, but whether the 4 lies in the room or in your hand makes no difference to you. Better take blue away.
lesson-actor-one = That is possible too. For this lesson take the 5.
lesson-actor-end = Three fours and an Acteerpiet: four fours! And the others missed their blue 5.

lesson-speed = Actiepieten: Hoofdpiet and Hardlooppiet
lesson-speed-head = You have three fours already, and nobody has bid anything. Bid the Hoofdpiet: it skips ahead to the next card. Bram and Carla get no turn this time around.
lesson-speed-check = You may, but try the Hoofdpiet.
lesson-speed-head-else = You may, but try the Hoofdpiet.
lesson-speed-next = Another 4! You begin again, and your bid of 2 is the highest. Go along without a card.
lesson-speed-next-else = You may, but you have four fours: let the others stay in.
lesson-speed-end = Bram bid the Hardlooppiet: the round is scored at once, with what is there. A bad moment! You had four fours.

lesson-kinds = Actiepieten: Reken, Kleur and Omdenk
lesson-kinds-watch = Some Pieten change what counts. See what Bram and Carla bid.
lesson-kinds-kleur = Bram bid the Kleurpiet: this round only colours count. Your four fives are suddenly worth nothing!
lesson-kinds-omdenk = Carla bid the Omdenkpiet: a bid is now worth its number of cards, not the numbers on them. The highest bid is 1: one card.
lesson-kinds-reken = So one card is enough. Bid the Rekenpiet: then only numbers count. The later of the two holds.
lesson-kinds-stop = You may stop, but you have the answer in your hand.
lesson-kinds-reken-else = You may, but as long as only colours count your fives do little.
lesson-kinds-end = Now your four fives count again, and Bram’s orange cards do not. What holds this round is shown on the table.

lesson-peek = Actiepieten: Bril, Crime and Poker
lesson-peek-bril = Bid the Brilpiet: you may peek into the hands of two others.
lesson-peek-bril-else = You may, but try the Brilpiet.
lesson-peek-first = Whose hand first? Take Bram.
lesson-peek-any = That is possible too. For this lesson choose another.
lesson-peek-second = And then Carla’s.
lesson-peek-crime = You saw it coming: Bram had the Crimepiet. He steals two random cards, one of yours and one of Daan’s. You know which one you have lost.
lesson-peek-poker = And Carla the Pokerpiet! For the rest of the round nobody sees their own hand.
lesson-peek-blind = Now you bid blindly: card by card, until it is enough or you want to stop. Lay one.
lesson-peek-check = You may: your bid is high enough. But try a blind card.
lesson-peek-blind-else = You may, but try a blind card.
lesson-peek-go = There! Go along with it.
lesson-peek-go-else = You may, but one blind card is exciting enough. Go along.
lesson-peek-end = When scoring you may look again. So remember your cards while you can see them.

lesson-coaster = Actiepieten: Achtbaan and Competitief
lesson-coaster-back = Bid the Achtbaanpiet: this round turns go anticlockwise.
lesson-coaster-check = You may, but try the Achtbaanpiet.
lesson-coaster-back-else = You may, but try the Achtbaanpiet.
lesson-coaster-turned = After you comes not Bram now, but Daan.
lesson-coaster-again = Daan bid Pietje Competitief: bidding goes on until all bids are equal. You are at 2, the highest is 3. So it is your turn once more. Lay the purple 1.
lesson-coaster-stop = You may stop, but for 1 more that is a waste of your greens.
lesson-coaster-again-else = You may, but then you are higher, and the others have to answer. Add exactly 1.
lesson-coaster-end = Now all bids are equal, and the next card came.

lesson-profit = Actiepieten: Pietje Profiteer
lesson-profit-weak = You do not have much: two ones. But you also have Pietje Profiteer. If the round ends exactly equal, you win.
lesson-profit-lay = There is a 6. Bram and Carla might both have a six… Bid Pietje Profiteer and go along.
lesson-profit-stop = Wise, with such a hand. But dare it this time.
lesson-profit-lay-else = You may, but without Pietje Profiteer you will not win here.
lesson-profit-end = Bram and Carla both had two sixes. Equal! So the pot is yours, though your combination was weaker. You only have to be in still.

lesson-stars = Actiepieten: Chihuahua and Celebri
lesson-stars-four = You have four exactly equal cards: the green 1 four times, with the Pakjeskamer. Just four equal numbers. But you also have the Chihuahuapiet.
lesson-stars-dog = Bid the Chihuahuapiet: four exactly equal cards now beat everything, even five or six cards.
lesson-stars-check = You may, but try the Chihuahuapiet.
lesson-stars-stop = With four equal cards? Try the Chihuahuapiet.
lesson-stars-dog-else = You may, but try the Chihuahuapiet.
lesson-stars-undone = Carla bid the Celebripiet: all action cards of this round do nothing any more. Not your Chihuahuapiet, and nothing that comes later either.
lesson-stars-end = You still have four ones, and that is a lot. Now you know all Actiepieten. Take a few in a first game, not all of them.
