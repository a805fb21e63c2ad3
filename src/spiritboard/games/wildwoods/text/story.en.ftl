### What the Wood Kept: all names and all prose.

campaign-what-the-wood-kept = What the Wood Kept
campaign-what-the-wood-kept-about = A storybook for one winter’s worth of evenings.

the-sentence = You called me, and I heard you, and I didn’t come upstairs.
the-sentence-gentle = I didn’t say goodbye.

## On the way

light-draws = So much brightness shows from a long way off. The dark looked up, saw who was coming, and began a step nearer.
oriel-too = Oriel had never said her sentence either. The dark could tell: there were two of them now, and it began two steps nearer.

## Prologue

chapter-0 = The Chair by the Window
chapter-0-motto = Somebody had always gone. Somebody had always gone whistling.

## P1

scene-p1 = The Unlit Lane
scene-p1-place = The lane behind the house, on the night of the first frost.
scene-p1-opening =
    The lamp hung on its nail all summer, and all summer Luma walked round it.

    She had got good at it. She could come in from the yard with both arms full of washing and not look up once.

    In October the first frost came down the lane and stopped outside the house, as it did every year, to be shown the way. Nobody came out. It waited. It was a polite frost. Then it lay down on the step, and the year lay down behind it, and it grew dark a little earlier than it should.

    There are five old lamps in the wood, and each autumn somebody must walk in and light them, so that the year can find its way out again. That had been the work of Ottla, Luma’s grandmother. In April Luma had set out the chairs and handed round the cake, and she had not cried, and everyone had said how well she was doing. She was eleven.

    Now it was October, and nobody had been asked about the lamps. In Underbough people are kind and do not like to make a fuss, and they could not think how to put it. So they brought soup.

    Luma ate Mrs Pell’s soup. She washed the bowl. She did not look at the stairs, which were not used now. At the top of the stairs there was a room, and in the room a chair by a window, and that was as far as she ever thought.

    “Well,” she said to nobody, and took down the lamp. Inside it something moved.

    “Don’t look,” said the moth. “I’m not at my best.”
scene-p1-aim = Bring the light to the centre (2 steps) and heal the Tin Moth (2).
scene-p1-roll-1 = The first match took. So did the wick, which had not been spoken to since last year and was glad of it.
scene-p1-roll-2 = The match went out. “That happens,” said the moth. “It happens to me mostly when people are watching.”
scene-p1-roll-3 = Her fingers were cold, and did it anyway.
scene-p1-roll-4 = Luma put her ear to the glass and said nothing for quite a long time. It turned out to be exactly right.
scene-p1-turn-1 = Across the lane a curtain moved, and was sorry it had.
scene-p1-turn-2 = The frost lifted its head to see whether anyone was coming.
scene-p1-turn-3 = The dark came one fence post nearer. It did not seem to mean anything by it.
scene-p1-brom-1 = A long way off, at the gate where the valley stops, something large sneezed, and then looked round to see who had done it.
scene-p1-won =
    The moth stopped crying a little at a time, like a tap that has been seen to. It was made of tin, or had lived in a tin lamp so long that it came to the same thing.

    “I only wanted to be near,” it said. “Ottla used to talk while she trimmed the wick. Then she stopped coming and I didn’t know if it was something I’d done.”

    “It wasn’t,” said Luma.

    The moth thought this over. Then it put something in her palm, small and hard and bright.

    “That’s a thank-you,” it said. “They’re always that size. People expect more.”

    Luma wrote a note for Mrs Pell. It said: Gone to do the lamps. Back when they are done. I have a scarf. She read it through and could not find anything wrong with it.
scene-p1-lost =
    It took the whole evening, and most of the matches, and it was done. There is no losing on your own doorstep. The lamp burned and the moth sat in the warm of it with its wings over its face.

    “I only wanted to be near,” it said. “You needn’t answer.”

    Luma wrote a note for Mrs Pell. It said: Gone to do the lamps. Back when they are done. I have a scarf. She read it through and could not find anything wrong with it.
scene-p1-choose-door = Nobody has ever locked this house. But nobody has ever left it empty. What does Luma do with the door?
scene-p1-choose-door-latch = Leave it on the latch
scene-p1-choose-door-latch-then =
    She pulled it to and heard the latch fall. Anyone might walk in. Papa might, if the barges came home early; he had gone back to them in May, after standing for some days in the kitchen with his hat on, and he had never owned a key. She did not think that he would come. She left it on the latch.
scene-p1-choose-door-lock = Lock it and take the key
scene-p1-choose-door-lock-then =
    The key was stiff, having never been asked before. It turned in the end. Papa had no key; but he had gone back to the barges in May, after standing for some days in the kitchen with his hat on, and she did not think that he would come. Luma put the key in her pocket, where it weighed as much as a key weighs and then a little more. Behind her the house stood very straight, with its stairs.

## P2

scene-p2 = The Bear at the Gate
scene-p2-place = The gate where the valley stops.
scene-p2-opening =
    Where the valley stops there is a gate. There is no fence on either side of it, but people go through the gate all the same. It would be rude to walk round.

    A bear was sitting there. He was big and very old, and he sat so still that a wren had nested behind his left ear in the spring. He had let her, because it drew attention to the ear.

    Luma stood in front of him with the lamp. She did not scream and she did not say good evening. She waited. It was this that decided him, since Brom speaks only to people who do not interrupt.

    “You are the small one,” he said. “She said you counted posts.”

    Luma nodded. There were two hundred and six.

    “In April I came down to hear about the snowdrops. She always tells me about the snowdrops. In May I thought, she is late. In June I thought about going home. It is a day’s walk, and it begins at the larch that was hit by lightning and took it personally. But I had said I would wait, and by then I was in the middle of it.”

    He looked past her, down the lane, for the second person. There was only the lane.
scene-p2-opening-door-locked = The key lay in her pocket and she could feel every one of its teeth.
scene-p2-aim = Solve both places, first the hinge (Help 2), then the path (Explore 3), before the shadow reaches the centre.
scene-p2-at-hinge = The frozen hinge
scene-p2-at-hinge-done = She breathed on it, and Brom leaned. The gate said a long word and opened.
scene-p2-at-path = The overgrown path
scene-p2-at-path-done = Under the nettles the path was still there, and seemed surprised that anyone had asked.
scene-p2-roll-1 = Her hands knew where the oil went. They had oiled the pump every autumn, and the pump had never once said thank you.
scene-p2-roll-2 = “That happens,” said Brom. “It happens to rocks as well.”
scene-p2-roll-3 = “You see,” said Brom. It was not clear what one was supposed to see, but it was nice to have it pointed out.
scene-p2-turn-1 = The wood had come up to the other side of the gate to see who it was.
scene-p2-turn-2 = A mouse sat down on the gatepost and would not say why.
scene-p2-turn-3 = Between one breath and the next the colours went in.
scene-p2-brom-1 = “I am told that one of my ears is slightly better than the other,” said Brom. “I have never been able to find out which.”
scene-p2-won =
    So the gate was open and the path was found, and there was still a stripe of yellow left in the sky to see it by. Nobody moved.

    “You have her lamp,” said Brom. He said it carefully, looking at the lamp and not at Luma. “Is she behind you? She was never quick on that hill.”
scene-p2-lost =
    By the time the gate gave way it was as dark as the inside of a boot. Brom was only a shape with breath. That made it easier, and it made it harder.

    “You have her lamp,” said the shape. “Is she behind you? She was never quick on that hill.”
scene-p2-choose-tell = What does Luma say?
scene-p2-choose-tell-truth = “She died.”
scene-p2-choose-tell-truth-then =
    “She died,” said Luma. “In April. Somebody should have come and told you.”

    Up to now other people had said it for her. She had thought it would be a bigger word. It did not break anything.

    Brom turned his head and looked at the hinge of the gate for a long while.

    “I thought it might be that,” he said. “Nobody is as late as that.” And after another while: “Thank you for not putting it nicely.”
scene-p2-choose-tell-resting = “She’s resting.”
scene-p2-choose-tell-resting-then =
    “She’s resting,” said Luma. A leaf came down between them and took its time about it.

    Brom had sat at that gate from the snowdrops to the frost. He had a very good nose, and he was nobody’s fool. “Ah,” he said. “She will be tired.”

    It was kind of her, and it was kind of him, and both of them felt a little worse.

## Chapter one

chapter-1 = The Hem of the Wood
chapter-1-motto = The part of the wood that still has fences in it.

## 1.1

scene-1-1 = The Orchard Nobody Picks
scene-1-1-place = Apple trees gone wild, with the ladders still in them.
scene-1-1-opening =
    The wood does not begin all at once. First there is a hem: a fence, a field that has forgotten it was a field, and then the orchard.

    The ladders are still in the trees. Bark has grown over the rungs. The apples hang on until the snow, and nobody picks them, because they whisper.

    “Two eggs and the rind of a lemon,” said one, close to Luma’s ear.

    “And I only said it because I was tired,” said another.

    “If you would have me,” said a third, quite high up. It was very red, and had been saying it for forty years.

    “When people have something they can’t say,” said Brom, “they walk up after dark and leave it by the fence. It’s tidier. The trees take it up in spring.” He looked about for somewhere to sit and found only grass. “I prefer a stone. There is one I always sit on, going home, straight after the larch. It wears a hat of moss. It has never once asked me how I am.”

    Small creatures were coming in under the branches to eat what had fallen. They came quickly, and they went home slow.
scene-1-1-opening-start-dark = They had come through the gate so late that something was already waiting under the first tree, and it had eaten too much.
scene-1-1-opening-bear-told-truth = They had not said much since the gate. The word walked along between them, and they were both getting used to the size of it.
scene-1-1-opening-bear-told-resting = “We might take her one,” Brom said. “For when she has rested.” Luma said yes, they might, and held the lamp so that it did not shine on her face.
scene-1-1-aim = Listen to the apples (Explore 3), then free the ladder (Help 3), before the shadow reaches the centre.
scene-1-1-at-listen = The apples, talking
scene-1-1-at-listen-done = They only wanted someone to get to the end of the sentence. Luma got to the end of eleven.
scene-1-1-at-ladder = The grown-in ladder
scene-1-1-at-ladder-done = The tree let go, rung by rung, and shook itself like a dog that has slipped its collar.
scene-1-1-turn-1 = A wasp walked round and round an apology and could not find the way in.
scene-1-1-turn-2 = Something dropped in the grass, and went on talking face down.
scene-1-1-turn-3 = The trunks stepped back, one row at a time.
scene-1-1-brom-1 = “One of them says that its sponge never rose,” said Brom, who had bent to listen. “I have said I am sure it was lovely. I hope that was right. I don’t know what a sponge is.”
scene-1-1-won =
    When the ladder came free the whispering sank, tree by tree, until the orchard made only the noise that orchards make. Under the boughs the animals lifted their heads. One or two of them tried a step and found that it was only a step.

    Luma put the ladder over her shoulder. Leaves were still growing out of it.

    In the last tree by the fence hung one apple that she had not heard before. It was not a large one. It said “Luma”, not as people say a name to your face, but as you might say it down a flight of stairs.
scene-1-1-lost =
    They left by night, with the whispering all round their ankles. Luma held her sleeves over her ears, so it was not until the far fence that she noticed the apple in her hood.

    It would not be quiet. It said “Luma”, and waited, and said “Luma”, as you might say it down a flight of stairs.

    “We could leave it here,” said Brom.

    “No,” said Luma, too fast, and put it in her pocket and her hand over it.
scene-1-1-choose-apple = What does she do with the apple that has her name?
scene-1-1-choose-apple-eat = Eat it
scene-1-1-choose-apple-eat-then =
    She ate it standing up, all of it, core and pips and stalk. It tasted of cold and of pencils. After that it said her name only on the inside, where nobody else would be troubled.
scene-1-1-choose-apple-plant = Plant it
scene-1-1-choose-apple-plant-then =
    She dug a hole with her heel and put the apple in and pressed the earth down flat. It said “Luma” once more, from below, rather comfortably. “It will say that every autumn now,” said Brom. “To anyone who comes.” He seemed to think that was a good thing for an orchard to have.
scene-1-1-choose-apple-keep = Put it in her pocket
scene-1-1-choose-apple-keep-then =
    So long as she kept a hand on it, it was quiet. “That leaves you one hand,” Brom remarked. “I can manage,” said Luma.

## 1.2

scene-1-2 = The Hare Who Counts
scene-1-2-place = A burrow with eleven doors.
scene-1-2-opening =
    “Seven,” said the hare. “Eight. Stand still. Nine. Don’t look at me, look at the one in front. Ten.” She stopped. She went back to the beginning. “One.”

    There were a great many leverets, and they had been lined up along the bank by size, which kept changing, because the ones at the small end were standing on things.

    “She does it all day,” whispered the third from the left. “It always comes out ten.”

    “And how many ought you to be?” asked Luma.

    “Eleven,” the whole row said together. Then they looked at their feet. It did not seem to have struck them before that she might be right.

    While the hare got up to six, Brom leaned down. “I count too,” he said. “Behind the stone in the hat there are three birches who talk about me. Whenever I go by I count them. Three. I find that is as high as I care to go.”

    The burrow had eleven doors. Five of them were open a crack, and from behind one, though it was hard to say which, came the sound of somebody very small deciding not to call out.
scene-1-2-opening-apple-eaten = Luma hiccuped, and it came out as her own name. The leverets thought it the best trick they had ever seen.
scene-1-2-opening-apple-kept = In Luma’s pocket the apple said her name, and three leverets answered to it.
scene-1-2-opening-apple-planted = Luma had earth under her fingernails still. One of the leverets smelled it and said, with respect, “Digging.”
scene-1-2-aim = Find the leveret behind one of the five doors (Explore 2 each). Each creature you heal names one door that he is not behind.
scene-1-2-at-nettles = The nettle door
scene-1-2-at-nettles-done = A good deal of nettle.
scene-1-2-at-roof = The door in the roof
scene-1-2-at-roof-done = A view of the sky, and a sandwich that somebody was saving.
scene-1-2-at-boot = The door in the boot
scene-1-2-at-boot-done = A boot has only one room, and it was toe-shaped.
scene-1-2-at-wet = The wet door
scene-1-2-at-wet-done = Water, down a step. It was a small pond that somebody had made a room for.
scene-1-2-at-shut = The door that sticks
scene-1-2-at-shut-done = It came open with a shriek and they all apologised to it.
scene-1-2-found-leveret = Behind it, on his hind legs, with his ears flat, stood the eleventh. “I was going to call,” he said, “in a minute.”
scene-1-2-turn-1 = “Ten,” said the hare. Nobody laughed.
scene-1-2-turn-2 = The line of leverets drew closer together, so that it was harder to count and warmer to stand in.
scene-1-2-turn-3 = It was the hour when mothers come out on the step and call. She had gone hoarse a week ago.
scene-1-2-brom-1 = Brom offered to be counted, to make up the number. The hare walked all the way round him and thanked him and said he would throw out the average.
scene-1-2-won =
    He had gone out to see where all the doors went, and had found out that they all went in. Then it was dark, and then it was too late to call without its being a fuss.

    The hare did not say a word to him. She washed his ears, first the one and then the other, harder than was needed. Then she counted. She got to the end, and her legs gave way, and there she was in the grass.

    “I kept thinking I had made a mistake,” she said to Luma. “Everyone was so patient with me.”

    His name was Button. He had got hold of the corner of Luma’s scarf and did not look as though he had noticed.
scene-1-2-lost =
    They found him in the end by the sound of his teeth. He was behind the last door they had tried, or had meant to try next, and he was as cold as a spoon.

    “I was going to call,” he said. “In a minute.”

    The hare put her nose to him and counted to eleven without moving her lips. Then she looked along the row. “I have ten to keep warm and two sides to do it with,” she said. “You have a bear.”

    So Luma carried him inside her coat. It took one arm. His name was Button, he told her top buttonhole, and he was not tired, and then he was asleep.
scene-1-2-choose-leveret = Button would like to come. He has not asked, but he has told everyone else that he is going. What does Luma say?
scene-1-2-choose-leveret-home = Take him back to his mother
scene-1-2-choose-leveret-home-then =
    “She has only just got to eleven,” said Luma. Button thought about this with his whole face. He let go of the scarf. When they looked back from the ditch the row was still there, and at the small end one of them had climbed on a flowerpot, to be seen from farther off.
scene-1-2-choose-leveret-along = Let him come
scene-1-2-choose-leveret-along-then =
    “Back by the thaw,” said the hare, “with both ears.” She did not cry until they were over the ditch, and then they could hear her practising: ten, and one who is out. Ten, and one who is out. Button rode in Luma’s hood, and pointed out everything they passed.

## 1.3

scene-1-3 = The First Lamp
scene-1-3-place = An iron post, leaning, where the fences end.
scene-1-3-opening =
    The first lamp stands where the last fence gives up. It leans, as if someone had just told it something.

    It was full of starlings. They had come in out of the cold at the end of summer, forty of them, through a broken pane. It was the only room in the wood that had windows. They hushed when they saw the light. Then they began to show what they could do.

    They did a gate. They did Mrs Pell’s bucket. They did rain on a hat. They did a cough, a little dry one, twice, and Luma said, “Not that.” She said it so sharply that they did nothing at all for a while.

    “I thought it was quite good,” said Brom after a time. And, when she did not answer: “I was going to tell you the end of my way home, to pass the evening. It is a short end. After the birches there’s only the holly. For the holly you have to breathe in. Then you are at my door, and can breathe out again.”

    “That’s nice,” said Luma. She was rolling up her sleeves.
scene-1-3-opening-hare-child-with-us = Button had never seen so many people in one room. “Which is the eldest?” he asked, and forty starlings said, “Me.”
scene-1-3-opening-hare-child-home = Far behind them, very small, somebody was counting. It came out right, and began again, just for pleasure.
scene-1-3-opening-leveret-cold = Luma did it with one arm. The other had a leveret in it.
scene-1-3-aim = Bring the light to the centre (6), then mend the lamp (Help 4), before the shadow gets there.
scene-1-3-at-lamp = The lamp full of starlings
scene-1-3-at-lamp-done = She held the door for them. They went out one by one like people leaving a concert, and the flame stood up in the place they had left.
scene-1-3-turn-1 = The forty moved up, to make room for the dark.
scene-1-3-turn-2 = One starling did the sound of a match. It was very like, and no use.
scene-1-3-turn-3 = There was a ring of eyes now round the post, and all of them wished to be somewhere else.
scene-1-3-brom-1 = “They do me as well,” Brom told her. “It is only breathing. But they have caught the dignity.”
scene-1-3-won =
    A lamp in a wood does not light up much. It lit a piece of grass, the post, a girl and most of a bear. But away in the dark something heavy turned over and lay facing the other way: the year had seen it. It would come along presently. It only wanted to be sure that there were more.

    Luma stood under the lamp with soot up to her elbows. She waited to find out how one feels.

    “She used to say, That’s one,” said Brom.

    “That’s one,” said Luma.

    The starlings went up all together and wrote something on the sky. They crossed it out again and came along.
scene-1-3-lost =
    The wick smoked. The wind came through the broken pane and sat down in the lamp as though it had paid. There was nothing to be done there tonight, and they both stood and did nothing, for longer than was sensible.

    The starlings were sorry. Forty of them leaned out and pointed, in forty slightly different directions, which averaged out to a path through the brambles.

    “That,” said Brom, “is the long way round.” He began to walk. “I like it. There is more of it.”

## 1.4

scene-1-4 = The Long Way Round
scene-1-4-place = Bramble country.
scene-1-4-opening =
    Nobody was following them. There was nothing to chase and nothing to heal. There were just brambles in a thin sun, and blackberries so late that even the birds had given them up.

    “I’ll tell you how I met her,” said Brom. “It was midsummer. She was nine feet tall, and came riding up the river on a pike called Humphrey.”

    Luma picked a blackberry and looked at it.

    “She had a sword,” said Brom. “She said to me: Bear, I have come about your ears. They are talked of in three valleys. I said, Madam, only three?”

    He looked sideways. Luma’s mouth was shut, and something was going on behind it.

    She knew that story. She had been told it in the dark, with the rain on the roof, more times than there were fence posts. It had a wet autumn in it, and a lamp that had blown out. It had no pike.

    “And then,” Brom went on, watching her, “we danced.”
scene-1-4-opening-hare-child-with-us = “What sort of a pike?” asked Button from the hood. “Large,” said Brom. “With a saddle.”
scene-1-4-opening-hare-child-home = It would have been a good story to tell eleven leverets, Luma thought. It had the right amount of pike.
scene-1-4-aim = Pick the berries (Help 2), then get through the gap (Explore 3), with 7 or more spirit at the end. Nothing is after you but the evening.
scene-1-4-at-berries = The last blackberries
scene-1-4-at-berries-done = Sour ones, and then one that had kept all of August to itself.
scene-1-4-at-sun = A patch of sun
scene-1-4-at-sun-done = They sat in it till it moved, and then they moved, and sat in it.
scene-1-4-at-gap = The gap in the thorns
scene-1-4-at-gap-done = Brom went first and made it a bear’s width. Luma could have gone through with her arms out.
scene-1-4-turn-1 = “We danced all night,” said Brom. “Humphrey led.”
scene-1-4-turn-2 = The sun moved off the path. It did not go far.
scene-1-4-turn-3 = “She wore a hat made of another, smaller hat,” said Brom, and sighed, for he was running out.
scene-1-4-brom-1 = “I once met a bramble I liked,” Brom said, pulling one out of his knee. “We are not in touch.”
scene-1-4-won =
    On the far side of the thorns the path turned back on itself and ran downhill, and there below them, quite close, was the iron post. They had walked for a night and half a day and got to where they had been. But the light came from the other side now, and Luma’s pockets were heavy with small bright things.

    “I believe that is the whole story,” said Brom. “Unless I left something out.”
scene-1-4-lost =
    The thorns let them through when it suited the thorns. By then it was evening, the post was a long way behind, and ahead was the sound of water. They would have to go on in the dark.

    “You’re doing very well,” Luma told herself, in Mrs Pell’s voice. It fitted so well that it frightened her.

    “I believe that is the whole story,” said Brom beside her. “Unless I left something out.”
scene-1-4-choose-story = He has told it all wrong, and he is looking at her. What does Luma do?
scene-1-4-choose-story-correct = Put him right
scene-1-4-choose-story-correct-then =
    “She fell over you,” said Luma. “It was pitch dark, and her lamp was out, and she fell right over you and said, I beg your pardon. Because she thought you were a person. And you said, Not at all.”

    “Did I?” said Brom.

    “And she lay there on top of you and laughed. She said you were the first one all year who hadn’t asked if she was hurt.” Luma’s voice had gone odd. She kept on to the end. It was quite a long way.

    “Yes,” said Brom. “That was it. I wanted to hear it from somebody who knew.”
scene-1-4-choose-story-laugh = Laugh
scene-1-4-choose-story-laugh-then =
    She tried not to. It was the name of the pike that did it. She laughed with her hand over her mouth, then without, and when it was over she felt as though she had been out in the wind. The true story had not been told. But it had been in the room, so to speak, and been given a chair.

## 1.3 again

scene-1-3b = The First Lamp, Again
scene-1-3b-place = The same iron post, from the other side.
scene-1-3b-opening =
    The lamp was leaning the other way. Perhaps it had only been a matter of where one stood.

    The starlings saw them come. They did a gate opening. They did a crowd being pleased. Somebody at the back began on the cough, and was sat upon.

    “They missed us,” said Brom.

    Luma’s hands were scratched from wrist to elbow, and one finger would not bend. She set the lamp down on the grass and gave the post the sort of look one gives to a person with whom one has had words.

    “Again,” she said.
scene-1-3b-opening-story-corrected = She noticed that she was whistling through her teeth, not a tune, only air. She stopped. It had been rather friendly while it lasted.
scene-1-3b-opening-story-laughed = “Humphrey,” said Brom, softly, to nobody, and she had to put the matches down.
scene-1-3b-aim = Bring the light to the centre (6), then mend the lamp (Help 4). In the first phase you have 1 die fewer.
scene-1-3b-at-lamp = The lamp full of starlings
scene-1-3b-at-lamp-done = They came out as if it had been their own idea, and the flame went in.
scene-1-3b-turn-1 = The dark had kept their places for them.
scene-1-3b-turn-2 = One starling did a kettle, to be encouraging.
scene-1-3b-turn-3 = The post creaked. It was thinking of leaning back.
scene-1-3b-brom-1 = “The second time is easier,” said Brom. “I have no evidence for that. But I say it well.”
scene-1-3b-won =
    This time the flame took hold and stayed. It was no bigger for having been waited for. It lit the grass, the post, a girl and most of a bear. Off in the dark the year lifted its heavy head and looked.

    “That’s one,” said Brom. “She used to say that.”

    “That’s one,” said Luma, and found she had to say it to her boots.

    The starlings went up all together and wrote a number on the sky. They crossed it out again and came along.
scene-1-3b-lost =
    It would not. There are evenings when a lamp will not, and it is nobody’s fault, and it feels exactly like somebody’s.

    They went on down towards the noise of the water. Behind them the starlings did a match being struck, over and over, until they were too far off to be heard.

    “Four is a good number,” said Brom after a mile or so. “It’s one more than I can count.”

    Then it was too dark to walk. It had followed them from the lamp, a few steps behind, and when they sat down it sat down as well.
scene-1-3b-choose-night = It is going to be a long night. How do they spend it?
scene-1-3b-choose-night-brom = Brom lies down between her and the dark
scene-1-3b-choose-night-brom-then =
    “You sleep,” said Brom. “I’m bigger than it is, from some sides.” So she slept, a thick, warm sleep without any stairs in it. Whatever the dark wanted that night, it took from the bear.
scene-1-3b-choose-night-together = They sit up together
scene-1-3b-choose-night-together-then =
    “Not by yourself,” said Luma. They sat back to back until it got light, and took it in turns to say that they weren’t cold.

## Chapter two

chapter-2 = The River That Ran Backwards
chapter-2-motto = It was carrying things home, it said. It had the wrong address.

## 2.1

scene-2-1 = The Ferry of Small Debts
scene-2-1-place = A rope ferry, and an otter with a ledger.
scene-2-1-opening =
    The river was going the wrong way. It came up out of the low country and climbed into the wood, over the stones, with some effort, and it carried a hat, half a fence and a bench with nobody on it.

    “It’s taking things home,” said the ferryman. “So it says. It’s got the wrong address.” He was an otter. He had a flat boat on a rope and a ledger done up in oilcloth. “Name?”

    “Luma.”

    He licked a finger and turned the pages. “Luma. Here we are. One wave, not returned, the summer before last. I was in midstream and I waved.”

    “I didn’t see you.”

    “That’s what I’ve put. Not seen.” The otter could hardly hide how happy he was. “And a bear. Half a plum.”

    “That was nineteen years ago,” said Brom.

    “Nineteen years,” said the otter tenderly.

    He had never collected a single debt in his life. He only liked to be owed. It was company, he said, for the winter: all those people who would have to think of him some day. But a fare was a fare, and he took it in thank-yous.
scene-2-1-opening-lamp-1-lit = Behind them between the trunks the first lamp was still in sight, the size of a pip.
scene-2-1-opening-lamp-1-dark = Nothing was lit behind them. They had not talked about it. Every so often one or the other turned round and looked at where it would have been.
scene-2-1-opening-night-together = They were both rather stiff, and walked like people who have been folded.
scene-2-1-opening-hare-child-with-us = “And a leveret,” said the otter, dipping his pen. “Owes me nothing, so far.” Button was asked to stare at him rudely, and did, and it was entered.
scene-2-1-aim = Solve the three places in order. Each is paid for first: the rope 2 crystals (Help 2), midstream 3 (Explore 2), the landing 1 (Help 2).
scene-2-1-at-rope = The rope
scene-2-1-at-rope-done = Two thank-yous went into the tin. They made the noise that money makes, and Luma wished they had not.
scene-2-1-at-midstream = Midstream
scene-2-1-at-midstream-done = Halfway over she had to feel about in her pockets. It is strange to count out gratitude in the rain.
scene-2-1-at-landing = The landing
scene-2-1-at-landing-done = The last one was the moth’s. The otter held it up to the light and, without a word, gave her back the change.
scene-2-1-turn-1 = A door floated by, uphill, and knocked against the boat as it passed.
scene-2-1-turn-2 = The otter entered the rain in his ledger, by the drop.
scene-2-1-turn-3 = The rope was singing. It knew only the one note, and it was going up.
scene-2-1-brom-1 = The boat sank a good deal on Brom’s side. “It’s all plum,” he told the otter.
scene-2-1-won =
    They got over. The otter tied up and stood turning his hat in his paws.

    “I don’t know that I care for being paid,” he said. “It makes a sort of gap.” Then he did something that no ferryman of his family had ever done. He opened the ledger at L and tore out the page.

    There were two lines on it. The lower was the wave. The upper was in faint old ink, filed under L for Lent, and said: One umbrella, in a downpour. Name not asked. Did not like to bother me.

    “I’ll strike out one,” said the otter. “Since I’ve been paid. You say which.”
scene-2-1-lost =
    They got over in the end because the otter could not bear to watch. He towed them the last part himself, with the rope in his teeth.

    “Don’t mention it,” he said on the bank. “I’ll mention it.” He wet his pen. He wrote slowly and put in all the details, and when he had finished he looked ten years younger.

    “Now you’ll have to come back,” he said.
scene-2-1-choose-debt = Whose line is to be struck out?
scene-2-1-choose-debt-own = Her own
scene-2-1-choose-debt-own-then =
    The otter ruled a line through the wave, with a ruler. Then, since nothing was owing now on either side, Luma waved. He was so surprised that he waved back, and they stood on the bank doing it till it got silly. He gave her a ferry token, for next time, as one would a stranger.
scene-2-1-choose-debt-stranger = The stranger’s
scene-2-1-choose-debt-stranger-then =
    “That’s not even yours,” said the otter. “No,” said Luma. He had no column for this. He looked for one under Various. At last he shut the book, put it under his arm, hung a sign on the rope (BACK LATER, YOU WILL HAVE TO WAIT), and came along to see what kind of person did such things.

## 2.2

scene-2-2 = Three Stones Singing
scene-2-2-place = A ford, below the ferry or above it; with this river it is hard to say.
scene-2-2-opening =
    In the ford lay three stones, and each of them hummed. They hummed like somebody in the next room who does not know they are doing it. The low one had a note, and the high one, and the middle one came in late and went a little flat, and then there was a hole where one more note should be, and then it all began again.

    Brom had been wading in front. He stopped. Then he sat down, there, in the middle, up to his chest in the cold water.

    “Are you all right?” called Luma.

    “No,” said Brom. “Be quiet a moment. It’s coming round again.”

    Luma was quiet. It came round. It went up the lane and round by the pump and stopped to get its breath at the top, just before the gate. She had heard it go away every autumn, from her bed, getting smaller, and every autumn come back.

    She put the lamp down on a dry stone, because her hands had begun to shake. It was Ottla’s tune. The river had been trying to carry it home, and had dropped it.
scene-2-2-opening-ferry-debt-yes = Far off on the other bank a small voice called a sum across the water, and added interest, fondly.
scene-2-2-opening-debt-stranger = The otter looked at the bear in the water. He opened his ledger, and shut it again without writing anything down.
scene-2-2-aim = Wake each stone while its card stands on the stone’s space: the low one by Help on 3+ (3), the high one by Explore on 5+ (2), the middle one by Help on 4+ (3).
scene-2-2-at-low = The low stone
scene-2-2-at-low-done = It held its note and let the others lean on it.
scene-2-2-at-high = The high stone
scene-2-2-at-high-done = It went up, and stayed up, like someone on a ladder who has decided to enjoy it.
scene-2-2-at-middle = The middle stone
scene-2-2-at-middle-done = It was not flat any more. It had only been looking for the other two.
scene-2-2-turn-1 = The tune came to its hole and stepped over it.
scene-2-2-turn-2 = The water was up to Brom’s chin. He did not appear to know.
scene-2-2-turn-3 = A little of the humming broke off, and went away upstream with the leaves.
scene-2-2-brom-1 = “There is a trout in my lap,” said Brom, not turning his head. “Please don’t say anything. It thinks that I’m the bank.”
scene-2-2-won =
    Low, high, middle; and then, out of nowhere, the missing one, which none of them had, and which only came when the three of them were right. There it was. It went down the last bit of lane and tried the gate. It was home.

    After that the stones sang it straight through, quite softly, without stopping. It was clear that they meant to go on. A stone does not forget a thing once it has got it.

    “Good,” said Brom. His fur was streaming. “Then it doesn’t matter if I do.”
scene-2-2-lost =
    They got two of them together, but never all three. Each time the tune came up to the gate there was the hole, and they all fell in.

    At dusk the stones gave up. They hummed a while, each for itself, and then you could not tell it from the water. “It had another note,” said Luma. “At the end. It went…” She opened her mouth, and there was nothing there but the shape of it.

    Brom climbed out and shook himself, and it rained on everyone. “It will do,” he said. “It will do very well with a piece missing. Look at me.”
scene-2-2-choose-whistle = The tune is in the air. Brom has shut his eyes. What does Luma do?
scene-2-2-choose-whistle-whistle = Whistle along
scene-2-2-choose-whistle-whistle-then =
    She was bad at it. It was mostly wind, with a squeak in it, and her lip trembled at the turn, but she kept on to the top of the lane. When it was over Brom opened one eye. “She was bad at it as well, at the beginning,” he said. “Frogs used to leave.”
scene-2-2-choose-whistle-listen = Listen
scene-2-2-choose-whistle-listen-then =
    She sat down on the bank and pulled her knees up under her coat, and listened, for as long as there was any. Nobody wanted anything from her. It was like lying in bed with the door open a crack, and light on the landing, and somebody still up.

## 2.3

scene-2-3 = The Letter in the Reeds
scene-2-3-place = A heron’s nest, lined with post.
scene-2-3-opening =
    The heron had built out of what there was, and what there was was letters.

    They had come up the river for years. Dear Sir. My darling. To whom it may concern. None of them had stamps, for none of them had been sent. They had been written at kitchen tables, late, and then been put in a drawer, or up the chimney, or taken for a walk as far as the water.

    “I don’t read them,” said the heron. “I like the crackle.” She lifted one foot and put it down. “But there is one that keeps me awake. It’s warm.”

    Luma held up the lamp. In the middle of the nest, under the eggshells, was a grey envelope, and on it a tall thin hand, the O left open at the top, to let the air in. She would have known it anywhere. It was on all the jam.

    It did not say Luma. It said: Oriel, at the house under the roots.

    “Who is Oriel?” said Luma.

    Brom examined the sky. He was honest about everything, and it took him a great deal of sky. “I was never told,” he said. “I could only ever see the place where it was left out.”

    In the reeds, on three sides, things were coming that wanted to be warm.
scene-2-3-opening-tune-whole = Down at the ford they could hear the stones, keeping on.
scene-2-3-opening-tune-short = Luma’s tongue went looking again and again for the missing note, as it will for a tooth.
scene-2-3-aim = Heal three creatures before the shadow reaches the centre. Shining on them buys time.
scene-2-3-turn-1 = The reeds parted, and then closed, politely, a bit nearer.
scene-2-3-turn-2 = Dear Sir came loose and floated off without having been answered.
scene-2-3-turn-3 = Water was coming up through the floor, one sentence at a time.
scene-2-3-brom-1 = “Here is one to The Bear,” said Brom, much moved, reading over the heron’s shoulder. “Oh. The Bearer.”
scene-2-3-won =
    The last of them went away through the reeds on tiptoe, a good deal lighter. The heron settled her wings. “I kept it dry,” she said. “I thought, if somebody took the trouble to write small.”

    She drew it out with her beak and laid it in Luma’s hand.

    It weighed nothing. It was two sheets, perhaps three. In April Luma had been asked if there was anything of her grandmother’s that she would specially like, and she had said no, thank you, and taken round the cake.
scene-2-3-lost =
    The nest went under quite slowly, like someone getting into a bath. Luma had it by the corner. She held on, and the rest of the river’s post went past her on both sides, still not sent.

    “I kept it dry for seven years,” said the heron. She stood with her head under her wing.

    It was only wet, not gone. You could see the ink through the envelope, blue, and on the move.
scene-2-3-choose-letter = It is not addressed to her. But nobody else here would know that hand. What does Luma do with the letter?
scene-2-3-choose-letter-read = Read it
scene-2-3-choose-letter-read-then =
    She read it by the lamp with her back to the others.

    “Oriel,” it said. “The lamp ought to have been yours as well. I told them you were delicate. You never were. I was afraid that if we carried it together everyone would see you were the better at it. I have been sorry since about the second lamp.

    “I don’t know how one says a thing after forty years, so here it is badly: come with me. There is a bear, he is good company if you praise his ears. There is a little girl now too, not four yet, she counts everything. I’d like you to see her. I’ll ask you this October. I will certainly ask you this October.”

    There was no date. But it was seven Octobers since Luma had been not four yet. She folded it up along the folds. She had not known that grown-up people could be frightened of a sentence. She had thought it was only her.
scene-2-3-choose-letter-burn = Burn it, unread
scene-2-3-choose-letter-burn-then =
    “It’s private,” said Luma, and that was true. She opened the lamp and held the corner to the flame. It burned with a bright, straight, surprised light, right down to her fingertips, and left them black. For as long as it lasted they could see to the end of the reeds. Then they could not. “It’s tidier,” she said. Nobody contradicted her. Brom was watching the ash, as if it might yet say something.
scene-2-3-choose-letter-carry = Carry it to Oriel
scene-2-3-choose-letter-carry-then =
    She put it inside her vest, next to the skin, where it went on being warm. “You don’t want to know what’s in it?” asked Brom. “Yes,” said Luma. “I do.” They walked for some time. “That’s what makes it a letter,” said Brom.
scene-2-3-choose-wet-letter = It is not addressed to her, and it is running. If anyone is to read it, it must be soon. What does Luma do?
scene-2-3-choose-wet-letter-read = Read what can be read
scene-2-3-choose-wet-letter-read-then =
    She peeled the sheets apart by the lamp. The river had been through them first.

    “Oriel,” it said. “The lamp ought to have been yours as,” and then blue. “I was afraid that,” and blue. “Sorry since about the second lamp.” Then: “a bear, he is good company if you praise his ears,” quite clear, like a rock at low tide. Then a whole side with nothing on it but a stain like a lake seen from above. And at the bottom, where her hand had pressed harder: “Come with me. I’ll ask you this October. I will certainly ask.”

    Luma held it until it was nearly dry. She had not known that grown-up people could be frightened of a sentence. She had thought it was only her.
scene-2-3-choose-wet-letter-burn = Burn it, unread
scene-2-3-choose-wet-letter-burn-then =
    It would hardly burn. It hissed and curled up and gave off steam, and Luma stood and held it there with her face turned aside, for much longer than she had thought it would take. “It’s private,” she said. “It’s tidier.” When it was over her fingertips were black. They stayed so for days.
scene-2-3-choose-wet-letter-carry = Carry it to Oriel as it is
scene-2-3-choose-wet-letter-carry-then =
    She put it in her vest, next to the skin, wet as it was. By the evening it had dried to the shape of her ribs. “She may not be able to read it,” said Brom. “She’ll be able to see that it’s been somewhere,” said Luma.

## 2.4

scene-2-4 = The Second Lamp
scene-2-4-place = A lamp standing in midstream, with its light under the water.
scene-2-4-opening =
    You could see it from the bank, down among the weed, about as bright as a coin somebody has thrown in for luck. The post came up out of the river to the height of a man. The lamp was at the other end.

    “It used to be the right way up,” said Brom. “So did the river.”

    The water went by them, uphill, with a cupboard. It was breathing hard. All the way from the sea it had been fetching back what people had let go of, and nobody had come down to the bank to say, yes, that’s mine, thank you. It could not put any of it down. It went on, up into the wood, because that was where such things were left.

    “It’s very heavy, isn’t it?” Luma said. She was not sure if she meant the cupboard.

    She took her boots off and hung them round her neck by the laces. There would have to be light enough to see by before she could so much as begin; and then there would have to be more.
scene-2-4-opening-letter-read = Now she knew what it said. I will certainly ask. It went round in her head in time with the water.
scene-2-4-opening-letter-burned = Her fingers smelled of smoke. She had washed them twice.
scene-2-4-opening-letter-carried = The letter lay flat against her ribs, and breathed when she did.
scene-2-4-opening-apple-kept = In her pocket the apple called her, and the river slowed down for a moment and seemed to look round.
scene-2-4-aim = With the light at 3 the upper place opens (Help 3), with the light at the centre the lower one (Help 4). The shadow pushes the light back.
scene-2-4-at-upper = The post above the water
scene-2-4-at-upper-done = The rust gave way, and then the weed. Something down there rolled over and looked up.
scene-2-4-at-lower = The lamp below the water
scene-2-4-at-lower-done = She put her whole arm under, and struck the match where no match can be struck. It caught.
scene-2-4-turn-1 = The river lifted its load a little higher and went on.
scene-2-4-turn-2 = The light went out of her hand like a fish, and came back, but not all the way.
scene-2-4-turn-3 = A rocking chair came past, rocking.
scene-2-4-brom-1 = “I will hold your boots,” said Brom. She pointed out that they were round her neck. “Then I’ll hold that,” he said, and took hold of her by the collar, and was not asked to let go.
scene-2-4-won =
    The light went down the post and came up by itself on the other side. For a moment the whole river stood still, with all its furniture. It was so long since anybody had come to meet it.

    Then, with a great sigh, it put everything down. Cupboard, door and rocking chair, half a fence and a hat, all settled quietly on the bank; and the river turned round, and ran downhill to the sea with nothing in its arms.

    “That’s the second,” said Luma. She said it before he could.

    It was running fast and light now, down past Underbough, past the wharf, on to the flat country where the barges are. It looked as if it would not mind taking something small.
scene-2-4-lost =
    The match went out under the water, as she had really known it would. The light stayed at the bottom, the size of a coin. The river keeps its mind once it has made it up; it gave the post a shake and went on climbing with its cupboard.

    And it lay across their way once more, with the night coming and the water at its highest.

    “I could stand in it,” said Brom. “Upstream of you. Downstream. Where it comes from. I’m wide.” He said it lightly. But it was cold, dark water, full of what other people could not keep, and it would have to go somewhere when it came to him.
scene-2-4-choose-send = Does Luma send something down to the sea?
scene-2-4-choose-send-ladder = The ladder
scene-2-4-choose-send-ladder-then =
    She slid it in rungs first. It had leaves on it still. It went off down the middle of the stream, sedately, a ladder with an appointment. “Who is it for?” asked Brom. “Whoever can’t get up,” said Luma. She thought of a kitchen, and of a hat that nobody had taken off.
scene-2-4-choose-send-apple = The apple
scene-2-4-choose-send-apple-then =
    It bobbed. “Luma,” it said, going away. “Luma,” fainter, round the bend, to the willows and the cows. By morning it would be saying it among the barges. It might be that somebody there knew the name.
scene-2-4-choose-send-page = The ledger page
scene-2-4-choose-send-page-then =
    She folded it into a boat. It had never struck her before that a debt would float. On the side, small, you could still read “not seen, waved”. It set off at once and did not look back.
scene-2-4-choose-send-nothing = Nothing
scene-2-4-choose-send-nothing-then =
    “It has only just put everything down,” said Luma. They sat on the bank beside it for an hour, drying their feet, and let it be a river.
scene-2-4-choose-wade = How do they get across?
scene-2-4-choose-wade-brom = Let Brom stand in the stream
scene-2-4-choose-wade-brom-then =
    He walked in and turned his side to it. All night the water broke over him, and Luma crossed in the quiet place behind, on stones she could feel but not see, hardly wet at all. He came out in the morning. He shook himself with great care, first one ear, then the other.
scene-2-4-choose-wade-swim = Swim it together
scene-2-4-choose-wade-swim-then =
    “Together, then,” said Brom. They went in holding on to each other, and they came out a long way off, still holding on, so wet that it seemed a matter of opinion where the river stopped. They would be wet for days. But each of them had come out with everything they went in with.

## Chapter three

chapter-3 = The Village Under the Roots
chapter-3-motto = They had moved the whole village in one night, and left the noise behind.

## 3.1

scene-3-1 = Doors Without Houses
scene-3-1-place = A street of standing doors, under the roots of the great trees.
scene-3-1-opening =
    Here the trees are so big that you walk in under them, as you might walk in under a table when you are small. There was once a village. One night, a hundred years ago, the people packed it up to carry it down into the valley, where it would be lighter. They took the walls and the roofs. The doors would not come.

    So the doors stand there still, along both sides of a street, each in its frame, with nothing behind it but moss.

    Nothing you could see. Luma put her ear against a green one. On the other side somebody drew a breath, as you do when you are just about to say something.

    She waited. The breath went on being drawn.

    “All of them?” she said.

    “All of them,” said Brom. “It’s what they couldn’t pack.” He was walking in the exact middle of the street, with his elbows in. “She never liked to stop here. She used to say, Brom, keep talking. I did the whole of my autobiography one year, and we were only at the pump.”
scene-3-1-opening-river-turned = Far down behind them ran the river, the right way. You could hear it from here, getting some rest.
scene-3-1-opening-wade-swim = They left a wet trail up the middle of the street, one narrow and one wide.
scene-3-1-opening-wade-brom = Now and then Brom stopped at a crossing and looked at each of the ways with polite interest.
scene-3-1-opening-hare-child-with-us = Button counted the doors out loud and got to eleven, and then did not know whether to be pleased.
scene-3-1-aim = Open as many of the six doors as you dare (Explore 2, 2, 2, 3, 4, 5). Each turn a creature comes. You may leave once three are open.
scene-3-1-at-green = The green door
scene-3-1-at-green-done = “Stay,” said an old man’s voice. Then a chair creaked, and someone let out a breath that was a hundred years old.
scene-3-1-at-blue = The blue door
scene-3-1-at-blue-done = Two voices, both at once: “No, it was me.” Then a silence. Then a giggle.
scene-3-1-at-stable = The stable door
scene-3-1-at-stable-done = Only the top half opened. “I had been going to say mind the step,” said the goat. “But now I’m up, I may as well come.”
scene-3-1-at-glass = The glass door
scene-3-1-at-glass-done = “Would you,” said a boy, “would you, would you like to,” and far down the street a girl’s voice said “Yes”.
scene-3-1-at-red = The red door
scene-3-1-at-red-done = “SURPRISE,” shouted about thirty people in the dark. They had been crouching behind the furniture all that time. There was still cake.
scene-3-1-at-low = The low door
scene-3-1-at-low-done = It came up to her knee. “I’m only afraid of the light,” said a mole, coming out backwards. “That’s all it was. I let them think I was proud.”
scene-3-1-turn-1 = Behind them a door shut that had not been open.
scene-3-1-turn-2 = Something was sitting on every doorstep now, waiting to be let in, or asked to go.
scene-3-1-turn-3 = The street had grown at both ends.
scene-3-1-brom-1 = Brom knocked at one himself. Nobody came. “It’s the size,” he explained. “When I knock, people hear a wall.”
scene-3-1-won =
    They came out at the far end with more than they had gone in with, and the street behind them was full of people finishing their sentences. It was quite a noise. It was the sort you hear from the lane on a summer night, when all the windows are open.

    One door was left, a little apart, with a boot scraper beside it in the shape of a hedgehog. It was brown. The paint was worn away in one place, low down, where someone always pushed it open with her foot, having her arms full.

    Luma knew the boot scraper. She knew what the handle would feel like.
scene-3-1-lost =
    The last one closed as they came to it, without any noise. So did the next, and so on up the street on both sides. They shut gently. They had decided not to mention it.

    At the far end, a little apart, stood a brown door with a boot scraper in the shape of a hedgehog. It was shut. Luma walked past quickly with her eyes on the ground.

    “That was,” said Brom.

    “I know,” said Luma.
scene-3-1-choose-kitchen = It is her own kitchen door. Does she knock?
scene-3-1-choose-kitchen-knock = Knock
scene-3-1-choose-kitchen-knock-then =
    First she wiped her boots on the hedgehog, both sides, and the heels.
scene-3-1-choose-kitchen-knock-then-door-latch =
    She knocked, and it moved under her hand. It was on the latch, as she had left it. The stove was lit. On the table stood the blue bowl, washed, just where she had put it. It was warm, and it smelled of soap and ironing, and she stood in the middle of the floor and let it.

    Then, at the top of the stairs, somebody began to draw a breath.

    Luma knew what they were about to say. It was a short word; it was her name. She went out backwards and closed the door, and the latch fell, and she stood there holding the handle with both hands.
scene-3-1-choose-kitchen-knock-then-door-locked =
    Nobody came. She knocked again. Then she remembered who had locked it, and she got out the key.

    She could not do it. She stood there with the key a finger’s breadth from the lock. On the other side, far back, where the stairs are, somebody was drawing a breath. “I locked it,” she said at last, to the wood. “I locked it so that I shouldn’t hear.” It was an odd thing to say to one’s own door. It was true, though, and after she had said it she could at least walk away.
scene-3-1-choose-kitchen-pass = Go by
scene-3-1-choose-kitchen-pass-then =
    She gave the hedgehog a pat on its iron nose in passing. “Another time,” she told it. Brom started, loudly, on the second volume of his autobiography.

## 3.2

scene-3-2 = The Mill That Grinds Words
scene-3-2-place = A mill with no wheel.
scene-3-2-opening =
    They smelled the bread first. It had been a long time since the soup.

    The mill stood in a hollow with its back to a root. It had no wheel and no water. All the same the stones were turning, and a badger white from top to toe was tipping sacks in at the top.

    “Mind the dust,” he said. “What have you got? Grudges go in on the left.”

    “What do you grind?” asked Luma.

    “What people leave. I had it up to the rafters. You couldn’t move for regrets.” He let some run through his paws: it was as fine as sleep. “So I thought, suppose it weighed less? And it does. And it bakes. Whoever has a slice feels better at once, they’ve no idea what they were sad about.”

    He cut some. It was warm. “Nor who about,” he added, being an honest animal. “That goes as well. I’ve never got the sieve to hold it back.”

    Brom looked at the bread, and then, a good while, at Luma. He said nothing whatever. This was a thing she would have to chew for herself.

    Part of the machine was broken and groaning. It could be mended, or it could be stopped. It could not be left.
scene-3-2-opening-kitchen-knocked = Luma could still feel a door handle in her palm. One slice, she thought, and it would be only a door handle.
scene-3-2-opening-bear-told-resting = “You might take some to her,” Brom said at last. “For when she’s rested.” It was the only unkind thing he said on the whole journey, and he was sorry at once.
scene-3-2-aim = Choose: stop the mill (Help 5), or mend it (Explore 4, then Help 3). Either ends the scene, and it will not be forgotten.
scene-3-2-at-stop = Stop the stones
scene-3-2-at-stop-done = She put her shoulder against it and everything she had been carrying since April. The stones stopped.
scene-3-2-at-sieve = Mend the sieve
scene-3-2-at-sieve-done = It was a small tear. Something rather large had gone through it.
scene-3-2-at-wheel = Mend the shaft
scene-3-2-at-wheel-done = The groaning left off. From then on it ran so sweetly that you could not hear it at all.
scene-3-2-turn-1 = White dust came down on their shoulders. It was very restful.
scene-3-2-turn-2 = Luma found that she was holding a crust, and could not think who had given it to her.
scene-3-2-turn-3 = The stones ran faster. There was smoke in the flour, only a thread of it.
scene-3-2-brom-1 = “How do I look?” asked Brom, dusted white all over. “Distinguished,” said Luma. He avoided all puddles for the rest of the day so as not to find out.
scene-3-2-won =
    For a moment none of them spoke. The badger took off his cap and beat it against his knee, and a cloud of something that had once been somebody’s Sunday afternoon drifted out through the door.
scene-3-2-won-mill-stopped =
    “Well,” he said. “That’s that. Now it’ll all have to be said.”

    “Yes,” said Luma.

    “By people.”

    “Yes.”

    “Standing there,” said the badger, “with their faces.” He shook his head. But he had gone to the shelf and taken down his loaves, and he crumbled them one by one on the grass, where the wind could sort out what was whose. Luma felt something come and settle in her, heavy and familiar, like a cat. She had so nearly given it away.

    “I had better come along,” said the badger. “I shan’t be any use here. And I’d like to see where it goes.”
scene-3-2-won-mill-running =
    The stones hummed. The badger beamed. He gave them a loaf for the road, still hot, and another in case. They went on through the roots in the best of spirits; somebody started a song.

    It was a while before Luma noticed that nobody who was with them could remember what they were called. It didn’t seem to bother them. “Oh, you know,” said one. “Me.” She looked down at the bread in her hand. She had not had any yet. She could not have said why she put it back in her pocket.
scene-3-2-lost =
    It began as a thread of smoke, and then the mill went up all at once, with a soft white noise. Nobody was hurt. They stood on the slope and watched it snow upwards.

    The flour went over the wood and over the hill, and came down in the night on every roof in Underbough. In the morning nobody there could remember Thursday. They looked for it politely. Someone had been going to be married on it.

    “I only wanted it to weigh less,” said the badger. He went off, grey, between the roots. They called after him, but none of them had ever asked his name.

## 3.3

scene-3-3 = Oriel
scene-3-3-place = A cottage upside down in the roots, with tea on the ceiling.
scene-3-3-opening =
    It hung from the roots by its doorstep, chimney down. You went in by the attic. Inside, the table and the chairs stood on the ceiling, since that was where the floor was; the lamp grew up out of the middle of it, like a flower; and beside the lamp an old woman was pouring tea.

    “Wipe your feet,” she said. “On whatever you come to.” She did not turn round. She had a straight back and a darned elbow, and when she reached for the second cup Luma stopped on the ladder and could not go on.

    They were Ottla’s hands. They had the same crooked finger. They set a cup down the same way, with a turn, to make it sit.

    “So,” said the woman, and now she looked: at the lamp, and who was holding it. She looked for a long time. “So she’s dead, then,” she said, “or it would be her.”

    “I’m Luma.”

    “I am Oriel. I’m her sister. I don’t suppose I was ever mentioned.” She pushed the sugar across. “We had words about that lamp, the two of us, when she was twenty. It was my turn next to say something. I have been thinking what to say for forty-eight years, and I had just about got it.”

    Something large stood up behind her chair.
scene-3-3-opening-bear-told-resting = Luma did not dare look round at Brom. “I know,” he said softly, behind her. “I’ve known since the gate. I didn’t mind. You had to have somewhere to put it.”
scene-3-3-opening-mill-stopped = There was no bread on the table. “It’s stopped, has it?” said Oriel. “Somebody’s stopped it. I woke up this morning and remembered the lot. I should have liked to be asked.”
scene-3-3-opening-mill-running = There was white bread on the table, one slice cut. “I never could finish it,” said Oriel. “I thought, if I don’t know what it’s for, who will?”
scene-3-3-opening-mill-burned = “You will forgive the mess,” said Oriel. “I seem to have lost a Thursday.”
scene-3-3-aim = Heal Oriel’s Grief three times: anger (4), sums (4), weeping (3).
scene-3-3-at-tea = The tea on the ceiling
scene-3-3-at-tea-done = It had stewed since the morning. It was the best tea Luma had ever been allowed.
scene-3-3-at-photograph = The photograph, the wrong way up
scene-3-3-at-photograph-done = Two girls, one lamp, each with a hand on the ring. You could not tell which of them was carrying it.
scene-3-3-turn-1 = “Delicate,” said Oriel. “Me.” A saucer went to the floor, that is to say, up.
scene-3-3-turn-2 = “Forty-eight autumns,” she said. “Five lamps. Call it two hundred and forty, and I could hear her go past at every one.”
scene-3-3-turn-3 = The tea had gone cold in all the cups, and nobody had drunk to anybody.
scene-3-3-brom-1 = Brom did not fit in the attic and put just his head through. “Good evening,” he said, upside down. “I’ve heard nothing about you.” It was the truth, and he could see it had come out badly. “For thirty years,” he added. “With great feeling.”
scene-3-3-won =
    It went out of the room a bit at a time. First the shouting went, and then the arithmetic. What was left was an old woman with a wet face and a teaspoon.

    “She was my sister first,” said Oriel. “Before she was anyone’s grandmother. You’ll have to put up with that.”

    “I can,” said Luma. She found that she meant it, and that it didn’t leave her with any less.

    Oriel blew her nose on the tea towel. She folded it. She laid it straight along the table’s edge. “I don’t suppose,” she said, “that she ever left anything? For me?”
scene-3-3-lost =
    It did not go. It stood behind her chair and got larger, and Oriel sat in front of it and became polite.

    “You must have a long way to go,” she said. “I mustn’t keep you.” She put the lid on the sugar. It was the voice you keep for neighbours. Luma knew it well. She had used it herself since the spring.

    When they were on the ladder Oriel said to Luma’s back, in a voice with no weight in it: “She didn’t leave anything, I suppose? For me?”
scene-3-3-choose-letter = What does Luma answer?
scene-3-3-choose-letter-give = Give her the letter
scene-3-3-choose-letter-give-then =
    Luma unbuttoned her coat and her cardigan and took it out. Oriel did not look inside. She read the envelope, several times. “She never did close her O’s,” she said.
scene-3-3-choose-letter-give-then-letter-wet-yes =
    A good half of it had run. It did not seem to matter to her which half.
scene-3-3-choose-letter-give-then-oriel-friend =
    Then she read the rest, standing at the window, with the roots coming down outside. When she had done she put on her coat, and over the coat her other coat. “This October, it says,” said Oriel. “Well, it is October. It doesn’t say which.”
scene-3-3-choose-letter-give-then-oriel-stranger =
    “I’ll read it later,” she said. “When there’s nobody here. You will think that’s hard.” “No,” said Luma. From the path below they could see the window, and that the light in it was moved close, and that nobody sat down.
scene-3-3-choose-letter-tell = Tell her what it said
scene-3-3-choose-letter-tell-then =
    “I read it,” said Luma. “I’m sorry. It was to you and I read it.” And she said it through from the beginning, with her eyes shut so as to see the page: how the lamp ought to have been hers as well, how Ottla had been afraid, and sorry since about the second lamp. At the end she said: “Come with me. It says, come with me.”
scene-3-3-choose-letter-tell-then-oriel-friend =
    It was very quiet on the ceiling. “You do her voice,” said Oriel. “You can’t help it. It’s in your nose.” Then she got up and began hunting for her galoshes. “Keep the paper,” she said out of the cupboard. “I’ve had it now. I had it by the right road.”
scene-3-3-choose-letter-tell-then-oriel-stranger =
    It was very quiet on the ceiling. “It comes a bit late,” said Oriel, to the teapot. But she went with them to the attic window, and held the lamp for them while they climbed out, and for a moment each of them had a hand on the ring.
scene-3-3-choose-letter-confess = Say that she burned it
scene-3-3-choose-letter-confess-then =
    “There was a letter,” said Luma, “and I burned it. I didn’t read it. I don’t know what it said. I thought that if nobody knew what was in it then it would be over.”

    She did not say she was sorry. It would have been such a little word to put down in front of somebody.

    Oriel’s face closed like a door in that street, and then, after a time, it came open again by about the width of a finger. “Well, you told me,” she said. “That’s more than either of us ever did. Go on. Go and do your lamp.”
scene-3-3-choose-letter-none = “No. There was nothing.”
scene-3-3-choose-letter-none-then =
    “No,” said Luma. “I’m afraid not.” It came out perfectly clear.
scene-3-3-choose-letter-none-then-oriel-stranger =
    Oriel nodded. “I only wondered,” she said. All the way down the path the letter lay against Luma’s ribs. For the first time it was cold.
scene-3-3-choose-letter-none-then-oriel-wronged =
    Oriel looked at the black on the ends of Luma’s fingers. She had lived by herself a long while and she noticed things. “I see,” she said. “Thank you for coming.” She stood at the attic window till they were out of sight, holding nothing, in both hands.

## 3.4

scene-3-4 = The Third Lamp
scene-3-4-place = The village well, with the lamp hanging down in it.
scene-3-4-opening =
    They had left the well behind too. You can’t pack a hole.

    The third lamp hangs inside, a long way down, over the black water, where it used to light the buckets. There is an iron rung here, a gap in the stones there. Somebody has to climb.

    Luma leaned over the rim. It smelled like the inside of a jug. She had been told all her life not to lean over this sort of thing, and now there was no one to tell her, so she told herself, and then put her leg across.

    “How far did she say it was?” she asked.

    “Five steps,” said Brom, “and each of them costs you something. She said that the trick is not to work out how much you have left.” He lay down on his stomach and put his nose in over the edge. “I would come. But then I’d be a cork.”
scene-3-4-opening-oriel-friend = “I’ll have the rope,” said Oriel. She sat down and braced both her galoshes against the stone. “I’ve been wanting to hold on to something for years. Go on, child. I’m stronger than I was ever let be.”
scene-3-4-opening-oriel-stranger = There was a rope. It was tied to the frame, and the frame was tied to nothing much. There would have been room on it for one more pair of hands.
scene-3-4-opening-oriel-wronged = As she climbed, Luma said her multiplication tables, because there was something else that she was not going to think about. Her fingertips left black marks on the stone.
scene-3-4-opening-whistle-whistled = On the first rungs she whistled, to hear how deep it was. A well is kind to a bad whistle. It hands it back twice as good.
scene-3-4-opening-mill-running = Their companions waited round the rim, cheerfully. They had all of them forgotten what a well is for.
scene-3-4-aim = Go down the five steps in order (2 each, Help and Explore in turn); each costs 1 spirit. At the bottom is the lamp.
scene-3-4-at-rim = The rim
scene-3-4-at-rim-done = Over. It is the last step from which you can see the weather.
scene-3-4-at-ferns = The ferns
scene-3-4-at-ferns-done = Hart’s tongue, and maidenhair, and one she did not know that held on to her sleeve.
scene-3-4-at-ring = The iron ring
scene-3-4-at-ring-done = It was where the bucket used to bang. It was as smooth as a doorknob.
scene-3-4-at-echo = The place where it answers
scene-3-4-at-echo-done = “Hello?” said Luma, and it answered, in her own voice, a good deal younger.
scene-3-4-at-water = The lamp above the water
scene-3-4-at-water-done = She lit it at arm’s length. A second lamp came on below it in the water, and a second girl, who had been crying, as far as one could see.
scene-3-4-turn-1 = The round of sky got smaller. It was a plate. It was a saucer.
scene-3-4-turn-2 = A newt went by with great tact, looking the other way.
scene-3-4-turn-3 = The rope began to tick.
scene-3-4-brom-1 = “What can you see?” called Brom. “Nothing!” called Luma. “I can see some of that from here,” called Brom, to keep her company.
scene-3-4-won =
    She came up slowly, and the light came up after her, step by step, till the whole well was full of it to the brim and it ran over into the grass.

    All along the street of doors there was a line of brightness under each.

    “The third!” said Brom, before anyone could help him. “I know that one. It’s the last birch.”
scene-3-4-lost =
    The rope went. It did not snap. It just came to an end, thread by thread, like a conversation.

    Luma was on the fourth step with her cheek against the wall. The lamp was below her, and she could reach it. She would not be able to get up again.

    A good deal of dust came down, followed by a nose. Then Brom’s voice, close by and calm. “I’ve been thinking,” it said. “I’m about as long as this well. I could be the rope. I should have to lie down in the dark a while, that’s all, and you’d have to hold on to the ear.” He paused. “The left one. I’ve decided it is the better.”
scene-3-4-choose-rope = Brom will be the rope if she says so. Does she light the lamp?
scene-3-4-choose-rope-brom = Light it, and let Brom be the rope
scene-3-4-choose-rope-brom-then =
    She lit it. Then she climbed up the bear, hand over hand, through fur and burrs and thirty years of autumn, and out over his shoulders into the evening. He came after, backwards, a bit at a time. There was moss on his stomach. He sat with his paws in his lap and looked at the light in the well as if somebody had just that minute made it. “How pretty,” said Brom. “Who did that?”
scene-3-4-choose-rope-leave = Leave the lamp and climb out while she can
scene-3-4-choose-rope-leave-then =
    “No,” said Luma. “I’ve got one foot on something. I can get up if I come now.” She came up by her fingernails. It took until the moon. Neither of them said anything about the lamp, but she kept the end of the rope. It is hard to throw away a rope that has let you down.

## Chapter four

chapter-4 = The Snow Door
chapter-4-motto = Above a certain height the wood is all one colour, and you have to bring your own.

## 4.1

scene-4-1 = The Wintering
scene-4-1-place = The last meadow.
scene-4-1-opening =
    Above the village the trees get shorter, until they stop. There is one more meadow. After that it is winter.

    All the animals who had left it late were there. Nobody talked much. They were patting down moss and plugging holes, and they nodded to each other over their armfuls like people at a station. A dormouse already lay asleep in the middle of the path with a label round its neck: DO NOT BOTHER ABOUT ME.

    It was then that Brom yawned.

    It was an enormous yawn. It had a squeak at the end. You could see down it for years. He shut his mouth as fast as he could, and looked hard at a hill.

    “I was saying something,” he said.

    “Yes,” said Luma. “I missed it. The wind.”

    So both of them pretended that he had not. They gathered sticks. The light goes early up here, and you can’t hurry it back; there is nothing to do with such a night but keep each other warm and wait till it has finished.
scene-4-1-opening-forgot-den-yes = Luma had begun to say something over to herself before she slept, four things, in order. He had told them to her on the way, one by one, in between other things. Somebody would have to know.
scene-4-1-opening-forgot-snow-yes = It had begun to snow a little. Brom let it fall on his nose and went cross-eyed. “I’m sure it has a purpose,” he said.
scene-4-1-opening-lamp-3-lit = When the wind dropped they could see light a long way down. How many lights it was depended on the cloud.
scene-4-1-opening-lamp-3-dark = The well behind them was dark. She still had the end of the rope in her pocket, and she kept on finding it there.
scene-4-1-opening-oriel-friend = “I told you it would be cold,” said Oriel, who had told them so at every stile since noon. She was wearing everything.
scene-4-1-opening-hare-child-with-us = Button read the dormouse’s label several times. “Can you get those?” he asked.
scene-4-1-aim = Hold out until the light reaches the centre (6). It moves by itself, 1 each turn, and Light cannot hurry it.
scene-4-1-at-fire = Build up the fire
scene-4-1-at-fire-done = It settled down and began to talk to itself, as fires do that mean to stay.
scene-4-1-at-hay = The hay in the lee
scene-4-1-at-hay-done = There was enough for everyone, even for those who said they weren’t cold.
scene-4-1-at-watch = Keep the watch
scene-4-1-at-watch-done = “Go to sleep,” Luma told the crane. “I’m up anyway.” It had been longing for years to hear that.
scene-4-1-turn-1 = The stars came out in a hurry, as though they had been told it would be warmer outside.
scene-4-1-turn-2 = A stoat went by, all teeth. It was shivering too much to be angry.
scene-4-1-turn-3 = It was the hour at which one hears every stair.
scene-4-1-brom-1 = “I am not tired,” said Brom. “I am resting my eyes individually.”
scene-4-1-won =
    Towards morning Luma noticed that she could see her own hand. It was grey, and then it was pink.

    All over the meadow there were little heaps, breathing. In the night someone had pushed the dormouse up against her side, label and all. She had not slept, and she had not been lonely. It had been like being the stove.

    “Well,” said Brom, getting up in sections. “That was one of the good ones.” And then, before he could get a paw to it, he yawned again.
scene-4-1-lost =
    The fire went out at four. After that it was only a matter of waiting. The cold walked about among them and tried everyone’s buttons.

    At some point she woke, and there was fur all round her and her feet were warm, so he must have come over. He was asleep. He was so much asleep that it was like lying beside a hill. “Brom,” she said. “Brom?” It was a long time before the hill said, “Yes. I’m here. I was only a bit further in.”

    In the morning, while she was doing up the straps, he yawned again, right in front of her.
scene-4-1-choose-yawn = They have both of them seen it. What does Luma do?
scene-4-1-choose-yawn-ask = Ask him
scene-4-1-choose-yawn-ask-then =
    “Are you going to sleep this winter?” said Luma.

    “Yes,” said Brom.

    “For how long?”

    He did not look at any hill this time. “I’m old,” he said. “It’s been getting longer. I don’t know about the far end of this one.”

    She nodded several times. Her nose ran, from the cold. “Thank you for telling me,” she said in the end, and took hold of some of his fur; and they set off like that, rather awkwardly, since their legs were so different.
scene-4-1-choose-yawn-fire = Build the fire higher
scene-4-1-choose-yawn-fire-then =
    “We’ll have a proper breakfast,” said Luma, and broke up a whole dead pine. She built it till the snow drew back in a ring. Brom sat across from her, his eyes half shut, holding out his paws. “That’s a great deal of fire,” he said. “Yes,” said Luma. “It’s very kind,” he said.

## 4.2

scene-4-2 = The Avalanche Choir
scene-4-2-place = A slope that falls down when anyone is loud.
scene-4-2-opening =
    There was a notice. It was written extremely small. It said: shh.

    Above it the whole mountainside leaned out, white and full, like somebody holding their breath with their cheeks puffed out. On the rocks across the foot sat eleven owls in two rows.

    “Good morning,” the tallest one mouthed. “We’re the choir. We’re in the middle of the Gloria.” He raised a wing. Ten owls opened their beaks and swayed, and did not make a sound. It was really moving. You could see it was in parts.

    “How long have you been rehearsing?” Luma breathed.

    “Nine years,” the owl mouthed. “We’re waiting until it’s safe.”

    At the end of the back row sat the eleventh, a small one, hardly more than a ball with eyes. It was not swaying. It looked up at the snow and then at Luma, and its whole front went in and out.

    They would have to cross. They’d have to do it a little at a time, with no more strength than was needed, not one bit more. For most people that is the hardest way there is of doing anything.
scene-4-2-opening-yawn-asked = They had not talked any further about the other thing. But it had been said, so it walked along with them now instead of behind.
scene-4-2-opening-yawn-fire = The smell of the great fire was still in her hair. Over her shoulder she could see the smoke, thin and straight, like a line ruled under something.
scene-4-2-opening-forgot-tune-yes = “I’ve no ear for music,” Brom said to the choir, “but I can see that it’s good.” He had had one, once. Luma looked at the snow.
scene-4-2-opening-oriel-friend = Oriel had a cough coming. She held her nose and went purple with such dignity that two of the owls bowed.
scene-4-2-opening-hare-child-with-us = Button had both paws over his own mouth, to be on the safe side.
scene-4-2-aim = Cross in three steps (Explore 2, Help 2, Explore 3). Every success beyond what is needed is heard: the shadow steps once for each.
scene-4-2-at-ledge = The ledge
scene-4-2-at-ledge-done = Heel, and toe, and stop. A pebble thought of falling, and was looked at.
scene-4-2-at-gully = The gully
scene-4-2-at-gully-done = They passed each other over it hand to hand, like something hot.
scene-4-2-at-far-side = The far side
scene-4-2-at-far-side-done = Rock underfoot, real rock. Luma let go of a breath that she had borrowed at the other end.
scene-4-2-turn-1 = Overhead the snow moved its shoulders.
scene-4-2-turn-2 = The choir had got to the Amen, and held it.
scene-4-2-turn-3 = A crack ran along the white, from one side to the other, in no hurry at all.
scene-4-2-brom-1 = Brom went on the tips of his claws with his stomach held in. “I used to be known for my lightness,” he whispered. Somewhere a boulder gave a snort.
scene-4-2-won =
    They were across, and the mountain had not heard.

    Behind them the choir put down its music. They bowed; they had been magnificent. Only the small owl had not moved. It had its beak tight shut, and tears were running out of its round eyes into its feathers.

    “It’s always been like that, I’m sorry to say,” mouthed the tall one. “It wants to be loud. Just one time. We have explained.”

    Luma looked up at the slope. They were on the rock now, all of them, and the owls could fly. There was nothing underneath it any more but a notice.
scene-4-2-lost =
    Somebody’s foot slipped. It was no louder than a plate being put down. The mountain let out its breath.

    They got across. They got across very fast, in the air for some of it, with the whole white noise coming down behind. Luma had one hand on the lamp. Everything else she owned was on her back, and it pulled.

    Above her, through the snow, she could see Brom. He had stopped and was standing sideways. “I can lie down here!” he called. “It’ll go round me! Or throw it the bundle. It has to have something!”
scene-4-2-choose-owl = The small owl looks at her, and its front goes in and out. Does she let it?
scene-4-2-choose-owl-loud = Let it be loud
scene-4-2-choose-owl-loud-then =
    Luma nodded.

    The owl rose on its toes. It shut its eyes. “HELLO,” it said.

    The mountain fell down. It took a good while, and it was thorough. When the last of it had gone by and the powder had come down, the sky was bigger, and ten owls sat there with their mouths open, and out of the mouths, a little hoarse, came the Gloria. “I only wanted to say it,” said the small owl. It seemed unable to get the feathers on its head to lie down. “Is it all right if I come with you?”
scene-4-2-choose-owl-hush = Ask it to wait
scene-4-2-choose-owl-hush-then =
    She shook her head, only slightly, and put a finger to her lips. The owl nodded. It knew. It made itself as small as it could, and they all smiled at it, since it had been so good. Luma felt her own mouth doing it. She knew that smile from the inside.
scene-4-2-choose-snow = The mountain is coming. What does it get?
scene-4-2-choose-snow-brom = Let Brom lie down in front of it
scene-4-2-choose-snow-brom-then =
    He turned round three times, as he always did, even then, and lay down with his back to it. The snow came to Brom, and it parted. Luma crouched in the lee of him with her arms over the lamp and could feel it going by on either side, for as long as it takes to read a page. Then it was still. He had to be dug out, starting at the ears.
scene-4-2-choose-snow-brom-then-hare-child-lost =
    Then Luma put up a hand to her hood, and it was full of snow. They searched for Button till dark. What they found was a row of small round prints on the far side, going downhill at great speed, and beside them the mark of a wing.
scene-4-2-choose-snow-bundle = Throw it the bundle
scene-4-2-choose-snow-bundle-then =
    She slipped the straps, and it was gone, with the spare socks and the good knife and half a loaf and a jar with her grandmother’s writing on it. The snow swallowed it and lay down. It was only things. She said that to herself several times on the way, and each time she got as far as the jar.
scene-4-2-choose-snow-bundle-then-hare-child-lost = { scene-4-2-choose-snow-brom-then-hare-child-lost }

## 4.3

scene-4-3 = The Bear’s House
scene-4-3-place = Somewhere near Brom’s front door.
scene-4-3-opening =
    “We are close,” said Brom. “I can tell by my feet.”

    It was snowing, without any wind, and every tree had become the same tree. They had come in by the back way, over the mountain, and from here he had never had to find it. “If you always go home by the same road,” he said, “you leave it to the road.”

    A few things stuck up out of the white. There was a larch with its top gone. There was a stone. There were some birches, and there was holly, dark, with the snow lying on its elbows. You could walk among them all night and be near the door and never at it. There was an order. It had been told to her, a bit here and a bit there, by someone who happened to be talking.

    Luma stood still and shut her eyes. She went back to the gate, and the orchard; to the hares; to the iron post. She had not interrupted. She had got that from her grandmother as well, and up to now nobody had ever said that it was good for anything.
scene-4-3-opening-forgot-den-yes = “I’m so sorry,” said Brom. “I know that I have a house. I remember thinking how nice it was.” “Stay by me,” said Luma. “I know the way. You told me.”
scene-4-3-opening-owl-loud = The small owl flew ahead and shouted hello at everything they came to, and listened for whether it sounded lived in.
scene-4-3-opening-hare-child-lost = She kept stopping to look behind her, for something low down, with ears.
scene-4-3-opening-letter-read = And there was one more thing that she had read by lamplight: he is good company if you praise his ears. “They look very well in snow,” she said. “Do they?” said Brom, and walked quite differently for a while.
scene-4-3-aim = Reach all four marks in the order Brom told you on the way. Each one out of order costs 2 spirit.
scene-4-3-at-birches = The three birches
scene-4-3-at-birches-done = They stopped talking at once when they saw who it was.
scene-4-3-at-holly = The holly
scene-4-3-at-holly-done = Luma breathed in. Brom breathed in, for a long time. There was a scratching noise, and then a door.
scene-4-3-at-larch = The struck larch
scene-4-3-at-larch-done = It stood there split to the waist, still taking it personally.
scene-4-3-at-stone = The stone in the hat
scene-4-3-at-stone-done = It wore a second hat now, a white one, on top of the moss. They sat down on it for a moment. It did not ask.
scene-4-3-turn-1 = Their footprints had filled up already, and nobody had ever been here.
scene-4-3-turn-2 = “I believe it’s that way,” said Brom, pointing to where they had come from.
scene-4-3-turn-3 = The snow leaned on them, kindly. It thought that they might as well sit down.
scene-4-3-brom-1 = “You will find it plain,” said Brom. “One room. I had thought of a second, but then I’d have had to go into it.”
scene-4-3-won =
    It was very tidy. There was a hearth, a broom and a shelf, and on the shelf some things a river might have brought, set out in order of size. It smelled of honey and dry leaves. He had swept it in the spring, before he went down to the gate to hear about the snowdrops.

    There were two cushions. One was as big as a cartwheel and had the shape of Brom in it. The other was small and red. It was as plump as the day it was made.

    “Whose is that?” asked Luma.

    Brom moved the broom from one corner to the other. “She walked me home to the holly each year,” he said. “Thirty years. She had a cold nose at the end of it. And I used to stand there and think: now I’ll ask her in.” He moved the broom back. “I had everything ready,” he said.

    Luma sat down on the red cushion. She did it slowly and with her whole weight. It sighed, and let her in.
scene-4-3-lost =
    They were so close to it. They could smell the honey. They walked round and round in the white until their legs gave out, and sat down at last with their backs against something solid, under the holly as it turned out, and slept.

    When it got light Luma saw what they had been leaning on. It had a latch.

    “That’s it,” said Brom. “How do you do,” he said to his door. Through the window you could see in: it was very tidy. There was a big cushion, and a small red one that had never been sat on. “I had it for a visitor,” he said. “She only ever came as far as where we’re sitting. I always thought, next year I’ll ask her in.”
scene-4-3-choose-stay = His house is warm, and he is so tired. There are still two lamps to go. What does Luma say?
scene-4-3-choose-stay-stay = “Stay here, Brom. I’ll do the rest.”
scene-4-3-choose-stay-stay-then =
    “You stay,” said Luma. “I can,” and she stopped, because it was what she always said. She started again. “I can’t manage it without you. But I’m going to.”

    He lay down on the big cushion. He was so pleased that he forgot to be polite. She took off his burrs one by one. “Come in the spring,” said Brom, with his eyes shut. “I’m asking you. Come in. There, it’s not even difficult.”

    She pulled the door to and breathed in. On the far side of the holly she breathed out. It made a cloud. She walked through it.
scene-4-3-choose-stay-come = “Will you come on with me?”
scene-4-3-choose-stay-come-then =
    “I know it’s late,” said Luma. “I know you want to sleep. Will you come with me all the same? I’m asking.”

    Brom looked at the cushion for a good while, and then at her. “Nobody has asked me anything so plainly in thirty years,” he said. “We always left it to be understood.” He got up. It took some time and there was groaning in it. Then he banked the fire, so that it would keep.

## 4.4

scene-4-4 = The Fourth Lamp
scene-4-4-place = A lamp in a wall of ice, burning very slowly.
scene-4-4-opening =
    The fourth lamp was lit.

    It was at the end of the valley, behind a wall of blue ice as thick as a house is wide. You could see the flame in there. It moved the way that a plant moves. It had been burning since last autumn, and it had not yet got to the bottom of its wick.

    In front of it stood a stag. He was tall and grey; you could see the ice through him, and icicles hung from his antlers in rows. There was not one footprint in the snow around him.

    “Have you come to say?” he asked. His voice was courteous and had frost on it.

    “To say what?”

    “I don’t know,” said the stag. “I was told to wait. It was the first of the lamplighters, when the post was new. Keep an eye on it, she said, till I come back. Every autumn since then one of you goes by and nods.” He thought. “Nobody said how long.”

    It came to Luma that he was not made of ice at all. He was made of waiting, right through, and it had set.
scene-4-4-opening-brom-with-us = “I’ve nodded to him for thirty years,” said Brom, low, at her shoulder. “I thought he liked it here.”
scene-4-4-opening-brom-den = There was no one at her shoulder. She had twice turned round to say something to him. She could hear what he would have said; it was about the stag’s ears, and it was not generous.
scene-4-4-opening-yawn-asked = She knew something now about asking how long. You could do it. It did not make it longer or shorter; it only meant that there were two of you who knew.
scene-4-4-aim = Thaw the ice (Explore 5) and heal the Patient One (4); then the lamp can be tended (Help 4). The Patient One does no harm, but it is always in front.
scene-4-4-at-ice = The blue wall
scene-4-4-at-ice-done = It didn’t break. It let itself be persuaded, drop by drop.
scene-4-4-at-lamp = The lamp in the ice
scene-4-4-at-lamp-done = She trimmed the wick and turned it up. The flame looked about, and began to burn at the same speed as everyone else.
scene-4-4-turn-1 = An icicle on the fourth branch grew by the breadth of a hair.
scene-4-4-turn-2 = “No hurry,” said the stag. It was the saddest thing he said.
scene-4-4-turn-3 = Luma found that she had been standing with one foot lifted. She could not think since when.
scene-4-4-brom-1 = “I too have waited,” Brom told the stag. “April to October, at a gate. It does wonders for the posture and nothing at all for the mood.”
scene-4-4-brom-1-gone = If Brom had been there he would have said that waiting is like standing in a river, except that in a river you get a trout. Luma said it for him, out loud, and the stag almost smiled.
scene-4-4-won =
    “She isn’t coming back,” said Luma. “The first one. She can’t. It’s a hundred years.” She had to reach up to put a hand on his neck. It burned with cold, and then it didn’t. “You kept it very well. You can stop now. I’ve come to say.”

    The stag considered this for as long as it needed. Then he put down his head; and all the icicles let go together, with a noise like a great many small glasses.

    “How strange,” he said. “It’s afternoon.” He lifted up a hoof. Under it was a round of green grass, a hundred years old.

    “I would like to give you something,” said the stag, “but I have only got my name. It’s as good as new. It has been called just once.” He bent and told it to her, in her ear.
scene-4-4-lost =
    It was too much for one afternoon, a hundred years. The shadow came down off the heights, the wall closed over blue, and deep inside it the small flame went on in its own time, for nobody.

    “It’s no matter,” said the stag. “I can wait.”

    “No,” said Luma. “Don’t. Come along instead.”

    Nobody had ever put that to him. He lifted one hoof, and set it down one pace ahead of where it had been. Then the other. He came along behind her through the snow, looking at everything, and he was so heavy that the ground rang. But he came.
scene-4-4-choose-name = A name is a thing one can burn, or wear, or answer to. Does Luma take it?
scene-4-4-choose-name-take = Take the name
scene-4-4-choose-name-take-then =
    “Thank you,” said Luma. “I’ll look after it.” It lay behind her teeth, long and cool, with a sound of hooves in it. The stag went off down the valley without any name. He went slowly at first, and then she saw him break into a run, for no reason, just over the snow and back.
scene-4-4-choose-name-leave = Give it back to him
scene-4-4-choose-name-leave-then =
    Luma said it aloud. It was the second time that it had ever been called. “There,” she said. “That’s you. You ought to get some use out of it.” The stag stood trembling all over. Then, because somebody had called him, he came.

## Chapter five

chapter-5 = The Last Lamp
chapter-5-motto = There was only ever going to be one person in the middle of the wood.

## 5.1

scene-5-1 = The Path That Was Always Behind Us
scene-5-1-place = The lane behind the house, in the middle of the wood.
scene-5-1-opening =
    Below the snow the path went down among old trees, and Luma passed a fence post and counted it without thinking. One.

    She stopped. Then she went on, more slowly. Two. Three. There was the pump. There was the place where somebody had mended the rail with a hairbrush. It was her own lane. It ran between the trunks with its ruts and its puddles as though it had never run anywhere else, and at the far end, where the house should be, it was dark.

    “It was always behind you,” said the moth in the lamp. “You just never turned round.”

    And then they came. They came out from under the trees on both sides, by ones and twos, and stood along the fence: everybody she had sat with on the way, each with the sentence they had not been able to say. They said it again now as she passed, lightly, like good evening.

    Luma had her pockets full of thank-yous. Where she was going they would be no use. They had better go back to where they came from, as far as they would reach.
scene-5-1-opening-brom-with-us = Brom walked at her side. He bowed to left and right. He was under the impression that it was for the ears, and nobody on that lane would have told him otherwise.
scene-5-1-opening-brom-den = One person was missing at the fence, a wide one. They had left a gap for him, and everyone was careful not to stand in it.
scene-5-1-opening-bear-face-gone = “Somebody used to walk here with me,” said Brom. “She had,” and he held up a paw, at about the height of a face. He looked at the air above it for a long time. “Well, she had a cold nose,” he said.
scene-5-1-opening-hare-child-home = By post ninety stood the hare, with eleven in a row. Nobody was standing on anything. There was no need.
scene-5-1-opening-hare-child-lost = By post ninety stood the hare; and next to her, with a label round his neck that said DO NOT BOTHER ABOUT ME, stood Button. He’d had a lift home from an owl. “I called,” he told Luma. “As soon as I was lost. I called straight away.”
scene-5-1-opening-debt-own = At post twelve stood the otter, and he waved before she could. “Now you’re one behind,” he called, overjoyed.
scene-5-1-opening-owl-hushed = Eleven owls sat along the rail. As she went by, the smallest opened its beak as wide as it would go. “hello,” it said. It was no louder than a leaf. But it was a beginning, and all of them had heard.
scene-5-1-opening-name-given-yes = At the back stood a grey stag, cropping somebody’s hedge. He had nothing to be called by, and he looked as easy as water.
scene-5-1-opening-oriel-wronged = There was nobody from the house under the roots. But on post one hundred and thirty stood a cup of tea, upside down, and none of it had spilled. It was still hot.
scene-5-1-aim = Give the thanks back along the lane: the pump (1 crystal, Help 3), the fence (1, Explore 3), the step (1, Help 3). Crystals left over stay here.
scene-5-1-at-pump = The pump
scene-5-1-at-pump-done = Luma worked the handle and everyone had a drink, in order of size.
scene-5-1-at-fence = The mended rail
scene-5-1-at-fence-done = She had always gone by it at a run. It was Papa who’d mended it. He had used what there was in the house, and he had put it on very straight.
scene-5-1-at-step = The step
scene-5-1-at-step-done = The frost was lying there still. “Sorry to have kept you,” said Luma. “It won’t be long now.”
scene-5-1-turn-1 = Someone at the fence began to hum and was joined by someone else.
scene-5-1-turn-2 = It got dark from the house end, like a page being slowly covered by a hand.
scene-5-1-turn-3 = The last post had the number two hundred and seven. It had not been there before.
scene-5-1-brom-1 = “Half of these people owe me an apple,” said Brom, waving. “I’ll let it go. It’s that sort of evening.”
scene-5-1-brom-1-gone = A wren flew the length of the fence with a message from a gentleman who was asleep. The message was “Zzz”. She did it with great expression.
scene-5-1-won =
    By the time she came to the step her pockets were empty, and she felt so light that she held on to the railing.

    They had all followed her up. They stood in the lane, and nobody was in a hurry. Past the step there was a door, with no house to it, and no light under it. She would have to go in there by herself, more or less. There was room for her and one more.
scene-5-1-lost =
    She had not got round to everyone by the time the dark came down the lane. There were still a few small bright things in her pocket. She tipped them out on the step in a heap. “For whoever I missed,” she said. From back along the fence came a murmur: it did not matter, they had known what she meant.

    Past the step there was a door with no house to it, and no light under it. There was room for her and one more.
scene-5-1-choose-walk = Who walks the last stretch with her?
scene-5-1-choose-walk-alone = She goes alone
scene-5-1-choose-walk-alone-then =
    “I’d like to try it by myself,” said Luma. “Not because I have to.” It was a new way of saying it, and they all saw that, and stood back to give it room.
scene-5-1-choose-walk-button = Button
scene-5-1-choose-walk-button-then =
    “I’m good at doors,” said Button, in a voice with hardly any breath in it. He took the corner of her scarf. “If we get lost, we call. All right? We don’t wait a minute first.”
scene-5-1-choose-walk-starlings = The starlings
scene-5-1-choose-walk-starlings-then =
    They packed themselves in round the lamp, all forty, as close as slates. They’d been practising something. It was the sound of a great many people being quiet together, and they had it perfectly.
scene-5-1-choose-walk-otter = The otter
scene-5-1-choose-walk-otter-then =
    He got out the ledger and wrote at the top of a clean page: Luma. Under it he ruled a line, and under the line he put: Nothing owing. He blew on the ink. “I’ve never had one of those,” he said. “I should like to see how it comes out.”
scene-5-1-choose-walk-goat = The goat
scene-5-1-choose-walk-goat-then =
    “Are there stairs?” asked the goat. “Yes,” said Luma. “I thought so. You want somebody who is at ease on stairs.” And she went up the step in front, as if it had been a meadow.
scene-5-1-choose-walk-oriel = Oriel
scene-5-1-choose-walk-oriel-then =
    “Give me a hand up,” said Oriel, “I’m seventy-one.” They both had hold of the lamp then, one on each side of the ring, and neither of them noticed. It was draughty, Oriel said. She might have known.
scene-5-1-choose-walk-badger = The badger
scene-5-1-choose-walk-badger-then =
    He had washed. Without the flour he was quite black about the face, and shy. “I used to tell people it would weigh less,” he said. “I never once offered to take an end.” He held out both his paws.
scene-5-1-choose-walk-owl = The small loud owl
scene-5-1-choose-walk-owl-then =
    It sat on her shoulder and swelled. “I’ll only say it if you need it,” it promised her, in what it took to be a whisper. Along the fence several people picked themselves up.
scene-5-1-choose-walk-moth = The moth
scene-5-1-choose-walk-moth-then =
    “I’m in here in any case,” said the moth. “But it’s nice to be asked.” It polished the inside of the glass with its elbow. “I’d meant to be brave about it if you hadn’t.”
scene-5-1-choose-walk-mole = The mole
scene-5-1-choose-walk-mole-then =
    “It’ll be dark in there?” said the mole. “Very,” said Luma. “Oh, good,” said the mole. “Then just for once I can be of help.” She put a small dry hand in Luma’s, palm up, like a spade.
scene-5-1-choose-walk-patient = The Patient One
scene-5-1-choose-walk-patient-then =
    The stag bent his neck so as to get his antlers under the lintel. “Will it take long?” he asked. “I don’t know,” said Luma. “I don’t mind at all,” said the stag. “I only wanted to see what it’s like to ask.”
scene-5-1-choose-walk-nobody = Nobody in particular
scene-5-1-choose-walk-nobody-then =
    From the end of the row stepped somebody she could not remember having noticed, though they had been there for a good part of the way. They were carrying an umbrella. “I don’t want to be any bother,” they said. “You aren’t,” said Luma. And it did seem to be a comfort, to have someone along about whom there was nothing she had to know.

## 5.2

scene-5-2 = What I Did Not Say
scene-5-2-place = Inside the shadow. It is furnished like Ottla’s room.
scene-5-2-opening =
    It was the room at the top of the stairs.

    There was the washstand with its jug. There was the bed, made. The window was there with a dead fly on its sill, and by the window stood the chair, turned a little to the lane, so that whoever sat in it could see who was coming. She had not been in here since April. She had not come up one stair.

    Somebody was standing in the corner, behind the curtain, as tall as the ceiling and the same colour as the dark. All this way they’d had it at their heels. It had never got any quicker, and it had never gone home.

    “There you are,” said the shadow. It did not sound angry. It sounded like someone who has been holding a heavy tray and does not know where they’re allowed to set it down. “I didn’t like to put it anywhere. I thought that you might want it back.”

    It held out its arms. There lay everything that she had not said, from the smallest to the largest, all in order. She must have dropped them as she went, one by one; and every one had been picked up.

    “You can do the small ones first,” said the shadow. “People generally do.”
scene-5-2-opening-stretch-short = It was already late in the room. The light in the window was going.
scene-5-2-opening-mill-running = There was a thin layer of flour on everything. She drew her finger through it along the sill, and there was a line of clear black wood.
scene-5-2-opening-kitchen-knocked = “I nearly called you,” said the shadow, “from the stairs, back in that street. I beg your pardon. I was only trying out how it began.”
scene-5-2-opening-walks-oriel = “She’s moved the bed,” said Oriel at the door. She did not come further in. She put the corner of her tea towel in her mouth and stayed where she was.
scene-5-2-opening-walks-button = Button looked under the bed, and in the jug. “There’s nobody,” he reported. Then he saw Luma’s face, and he came and leaned against her leg.
scene-5-2-opening-brom-with-us = On the stairs there was a creaking and a good deal of breath. Brom had come up as far as he would fit. He lay down across the landing, like a draught-stopper, with his chin over the sill.
scene-5-2-aim = Say what has not been said: each shadow card you have turned is a place (Help 2 to 4); say three, or all if there are fewer. Each time Luma has told the truth on the way, one is said already (two, if the mill was stopped).
scene-5-2-turn-1 = The shadow shifted its grip. You could hear its elbows.
scene-5-2-turn-2 = In the window the lane grew dim, post by post, from the far end.
scene-5-2-turn-3 = It was about this time. It was just about this time of the evening.
scene-5-2-brom-1 = “Take your time,” Brom said from the landing. “I’m stuck. I say so merely for information.”
scene-5-2-brom-1-gone = There was a mark on the door frame where Brom would have stuck. She decided that there was. It helped.
scene-5-2-won =
    One after another she took them off its arms and said them, and they were gone. They had been in there such a time, and they took up no room at all once they were out. The shadow got smaller. It was about as tall as Luma now. It was a thin shadow, and a tired one.

    “That’s nearly all,” she said.

    “All but the one,” said the shadow.

    It had kept that one for last. It was not even large. It was a sentence like any other, with a beginning and an end. The shadow held it out to her on both palms.
scene-5-2-lost =
    She had not said the half of them when the light went. After that she could only feel how they lay there on its arms, in rows, and she was so tired that she put her head down on the edge of the bed.

    “Never mind those,” said the shadow. “Those can be said any day, over the washing-up. But there’s one I can’t carry any longer. I’m sorry. I’ve tried.” It felt in the dark for her hands and put it into them. It was not even large.
scene-5-2-choose-threshold = The room is filling up with dark, and she will need a little time. Who keeps the door?
scene-5-2-choose-threshold-brom = Brom lies down across it
scene-5-2-choose-threshold-brom-then =
    “Go on with what you were doing,” said Brom. On the landing there was just room to turn round three times, if you did not count the banister. Then there was his back in the doorway, and behind his back the room was quiet, and she had all the time there was.
scene-5-2-choose-threshold-luma = She keeps it herself
scene-5-2-choose-threshold-luma-then =
    She stood in the doorway with a hand on either side. It was heavy, what leaned on her there. But she knew it, every bit. It had all been hers.
scene-5-2-choose-say = It was in April, in the evening, and she was in the kitchen. She knows how it goes. Whom does she say it to?
scene-5-2-choose-say-brom = To Brom
scene-5-2-choose-say-brom-then =
    She went to the door and knelt down, as near to his ear as she could get.

    “Brom,” said Luma. “I have to say something, and it’s to her, but you can hear it. { $sentence }”

    He did not say that it was all right. He did not say that she couldn’t have known, or that she was only a child, or that it would have made no difference. He heard it to the end, and then some way beyond the end, to where it stopped echoing.

    “So that’s what it was,” he said. “I could see you had something. You’ve been carrying it on the left.” And he moved over a bit, to make room for her forehead.
scene-5-2-choose-say-chair = To the chair
scene-5-2-choose-say-chair-then =
    She stood in front of the chair. It had a dent in its cushion and a grey hair on its back, and it was turned to the lane.

    “{ $sentence }”

    Nothing fell down. The jug stayed a jug. Outside, some way off, a door opened and closed, like any door at that time of day. Luma noticed that she’d been standing on one leg, and put down the other.

    Then she did what she had not done then. She sat in the chair. You could see the whole lane from it, all the way to the gate. You could see the kitchen door; you would have been able to see a girl go in and out of it all day with her arms full, being cross. You would have had a very good view.
scene-5-2-choose-say-page = To an empty page
scene-5-2-choose-say-page-then =
    There was paper in the drawer of the washstand, and a pencil tied to a string. Luma sat down on the floor and leaned the page against her knees.

    She wrote it. She wrote it small, and then, underneath, again, at the right size: { $sentence }

    If you have one yourself, this page is yours as well. It stays where you write it. Nobody reads it, not the wood, and not the book.

    After that she turned it over and sat for a while with both her hands flat on the back. You could feel the letters come through.
scene-5-2-choose-say-not-yet = “Not yet.”
scene-5-2-choose-say-not-yet-then =
    “I can’t,” said Luma. “Not yet.”

    “No,” said the shadow, and took it back, quite gently. “Then I’ll bring it along for you a little further. I’ve got used to it, you know. It’s only that one gets so fond.”

## 5.3

scene-5-3 = The Fifth Lamp
scene-5-3-place = The middle.
scene-5-3-opening =
    In the middle of the wood there is a clearing, and in the clearing a lamp.

    Luma had thought that it would be the greatest of the five. It stood on a wooden post that someone had whittled with a kitchen knife, and it was just as high as she was. She could look in without stretching. Whoever had put it up, whoever was the very first to come in here with a light, must have been about eleven.

    The glass was black. It had been out since April.

    All round the edge of the trees it was waiting: everything anybody in Underbough had ever walked up here after supper and left. You could not see it. The whole dark was one held breath. The year lay in among it somewhere with its nose between its paws. It could not get by.

    She knew how it was done. First you clear the ground. You clean the glass. You say good evening to whatever comes. Then you light it. But this one is not lit with matches. It needs something that has burned before.

    “Well,” said Luma. She looked to see that there was somebody there to say it to. There was. She rolled up her sleeves.
scene-5-3-opening-brom-with-us = Brom turned round three times and sat. He did not lie down. “I should like to see this one,” he said. He was holding his eyes open with great courtesy, first the one and then the other.
scene-5-3-opening-brom-den = In a house under the holly, a day’s walk off, a bear turned over on his cushion and said quite clearly in his sleep: “Mind the wick.”
scene-5-3-opening-bear-name-gone = “Who is that?” said Brom to the moth. “That small person. I know that I’d do anything for her.”
scene-5-3-opening-said-not-yet = Behind her, at a polite distance, came the shadow, carrying one thing.
scene-5-3-opening-walks-oriel = “It’s lower than I remember,” said Oriel. “I came once, you know. With her, when she was small. I held her up to it.” She sniffed. “Or else she held me.”
scene-5-3-opening-walks-nobody = Somebody put up an umbrella, and stood so that it dripped on nobody else.
scene-5-3-aim = Clear the ground (Explore 3), clean the glass (Help 3), heal the Unsaid when it comes (5), and, with the light at the centre (6), kindle the lamp (Help 5).
scene-5-3-at-clearing = The overgrown ground
scene-5-3-at-clearing-done = Under the bramble there was a ring of trodden earth, and the trodden earth fitted her feet.
scene-5-3-at-glass = The black glass
scene-5-3-at-glass-done = She breathed on it and rubbed it with her scarf. In the clean place there was a face, and behind the face something large came out from among the trees.
scene-5-3-at-lamp = The fifth lamp
scene-5-3-at-lamp-done = She opened the little door. All the noises in the wood stopped and came closer to look.
scene-5-3-turn-1 = The dark drew in, like an audience.
scene-5-3-turn-2 = Something at the edge of the clearing said half a word, and was ashamed.
scene-5-3-turn-3 = The year whimpered in its sleep.
scene-5-3-brom-1 = “If it won’t catch, blow on it,” said Brom. “If it still won’t, say something to it. And if that doesn’t help then I have no more advice, but I’m warm on this side.”
scene-5-3-brom-1-gone = “He’d want me to tell you he’s warm on the left side,” said the moth, out of the lamp. “He said to say it when you got to the difficult bit. I think this is it.”
scene-5-3-won =
    It had come out to her, the Unsaid, with all its hundred years. It was as big as the night. And Luma, who was small and did not interrupt, had sat down in front of it and let it finish.

    It took a long time. At the end of it there was just a clearing, with a lamp in it whose glass was clean and whose little door stood open.

    There was no wind. The lamp wanted something now that had burned before. She went through what she had.
scene-5-3-lost =
    She struck every match. She blew on the wick and she talked to it. She gave it the end of her scarf and it would not have it.

    The dark came in across the clearing on all sides and met in the middle, where she was. It made no noise about it. It sat down.

    “It won’t take,” said Luma. There was nobody to blame for it. She shut the little door carefully, so that nothing should get in.
scene-5-3-choose-feed = What goes into the lamp?
scene-5-3-choose-feed-letter = The letter
scene-5-3-choose-feed-letter-then =
    She smoothed it out, to have the handwriting by heart. It had been burning for seven years, and all that time it had only kept a heron awake. Then she put in the last page first, the one that has “come with me” on it. The flame read it slowly from left to right.
scene-5-3-choose-feed-name = The stag’s name
scene-5-3-choose-feed-name-then =
    She leaned in at the little door and said it. It was long and cool, and in the middle there were hooves. For a hundred years it had burned and never been used up. The lamp tried it over, and liked it, and took it for its own. Then it looked out at her, and she understood that a lamp with a name will not be left by itself.
scene-5-3-choose-feed-tune = The tune
scene-5-3-choose-feed-tune-then =
    She wet her lips and whistled: up the lane, round by the pump, a breath at the top. She was still not good at it. She gave it everything, the turn too, and the last note, the one that nobody has alone; and when she had got to the end she knew that she would never need to be afraid of losing it, because she could see it from here. It was about two inches high, and yellow.
scene-5-3-choose-feed-sentence = The sentence
scene-5-3-choose-feed-sentence-then =
    “{ $sentence }”

    She said it into the lamp with her mouth close up to the wick. It had burned in her since April, and it was dry right through. It went up like straw. Luma stood there with the light on her face and watched it burn. It was so much brighter than she would have thought. It was nearly all of it love. Only the edge had been something else.

## What Brom forgets

forgets-1 = The way to his own den
forgets-1-page =
    He turned round three times, as bears will, and lay down with his back against the dark. “Mind the lamp,” he said.

    It went on all night. Luma sat behind him as behind a wall. She could hear it on the other side, going over him, looking for something that it could keep.

    In the morning he got up and shook himself and was very cheerful. He asked her, politely, which way his house was.
forgets-2 = The tune
forgets-2-page =
    Again he turned round three times and lay down between her and it. “Go to sleep,” said Brom. “I’ll hum you something.”

    He hummed. It went up the lane and round by the pump. It got shorter each time it came back. Towards morning it was only a note, and then it was breathing.

    “What was that you were humming?” Luma asked him, when it was light.

    “Was I?” said Brom. “I expect it was my stomach.”
forgets-2-kept = The stones remembered
forgets-2-kept-page =
    Again he turned round three times and lay down between her and it. All night she could hear the dark go through his pockets.

    It found the tune. It picked it up, and there was a tug. A long way away, in a ford, three stones had hold of the other end, and they would not let go.

    In the morning Brom sat up and felt himself all over. “It’s a funny thing,” he said. “Nothing’s missing.”
forgets-3 = What snow is for
forgets-3-page =
    “I’ll take this one,” said Brom, just as you might say it of a suitcase. He turned round three times.

    When she woke there was a little snow, a few flakes coming down between the boughs with long gaps. Brom was sitting up in it. One had come to rest on his nose, and he was looking at it with both eyes.

    “It’s very well made,” he said. “What’s it for?”

    Luma opened her mouth to tell him. He’d always known that. It was he who had told her grandmother.
forgets-4 = Ottla’s face
forgets-4-page =
    He did not say anything this time. He only lay down, with a sigh, where the dark was thickest.

    “Tell me about her,” he said at dawn. “I have her cold hands. I have how she walked; she put her left foot down as though it were a full stop. I have: I beg your pardon, I took you for a person. But there’s a place above the scarf where there’s only,” and he looked for the word, “weather.”

    So Luma told him. She did the eyebrows, and the crooked tooth. She had not dared to look at that face since April, and she found that she had it all, down to the last line of it, enough for both.
forgets-5 = Luma’s name
forgets-5-page =
    She asked him not to. He had turned round twice already. “It’s no trouble,” said Brom, and turned round the third time.

    In the morning there was hoar frost on him, and he looked at her for a long time with his kind small eyes.

    “I know you,” he said. “Don’t help me. You’re the one who counts. You take three sugars if nobody’s looking. When you’re frightened you get tidy. I’d know you in a sack.” He shook his head, slowly. “It’s only what one shouts,” he said, “when one wants you to come. That’s the bit that I can’t find.”

## Endings

ending-1 = The Lamplighter
ending-1-page =
    The lamp took.

    It was nothing much to look at: a light on a post, about as high as a girl. Then behind the trees something got up that had been lying down since the first frost. It was huge, and it had leaves in its coat. It went by so close that Luma felt the warmth of its side. It stamped its feet, one after another, all four of them, to get the blood back in. Then it lifted its head and looked for the next light, and saw it, and went.

    It was the year, late and stiff, and in an excellent temper.

    Luma walked home behind it. There was no hurry. On all sides the wood was creaking and dripping and easing its shoulders, like somebody who has put down the shopping. The sky went grey, then it went pink. At the edge of the trees the year walked out into the open, over Underbough, and it was morning, and not a minute darker than it should be.

    “That’s five,” said Luma. She counted up the ones that were burning, and looked each of the dark ones in the face too. “That’s five,” she said again, because it was.
ending-1-page-lights-many = Behind her they stood in a row all down the wood, one beyond the other. You could have found the way from the snow to the sea by them, with your hands in your pockets.
ending-1-page-lights-few = There were gaps. The year had blundered in the dark between one light and the next, and it had twigs in its fur. But it had found the door. “Next time,” Luma told the gaps. She wrote them down, with what each would need.
ending-1-page-brom-with-us = At the larch that was hit by lightning she stopped, because Brom had stopped. “I go in here,” he said. “I know the rest. Or you’ll tell me.” She went with him all the way, past the stone and the birches, and breathed in at the holly. She sat on the red cushion until he was asleep. It was she who banked the fire.
ending-1-page-brom-den = On the way she stopped at the holly. She breathed in and put her ear to a door. There was a deep snore in there, with a whistle at the far end. She stayed for as long as her feet could stand it.
ending-1-page-said-not-yet = Somewhere along the lane, between post forty and post forty-one, she noticed that there was a shadow still walking at her side. “I think I can take that now,” she said. She said it as they walked: { $sentence } Afterwards it was only an ordinary shadow. It was long, because the sun was low.
ending-1-page-oriel-friend = Next autumn there were two people on the lane with a hand each on the ring, and one of them was Oriel, who said that it was colder than last year, that nobody had told her there’d be mud, and that she would not have missed it for a pension.
ending-1-page-oriel-stranger = In September a card came, with no stamp on it. It must have been carried. “I am told it will be October again,” it said. “I may happen to be at the gate. If it is wet I shan’t. Oriel.” It rained buckets. She was there.
ending-1-page-oriel-wronged = In September she walked up by herself to the house under the roots, and climbed in at the attic. Before she had even said good morning she said: “There was a letter. I burned it, and then I lied.” It took two pots of tea and a silence you could have skated on. But that October there were two people on the lane.
ending-1-page-apple-planted = By the fence of the orchard something had come up, as high as a boot, with five leaves. In the evenings, if you stood quite close, you could hear it practising a name.

ending-2 = The Long Sleep
ending-2-page =
    The lamp took, and the year got up out of the trees and went by them, stamping, with leaves in its coat. Brom watched it go. He had kept his eyes open for it.

    “There,” he said. “That’s all of it.”

    He turned round three times and lay down by the post. He lay with his back to where the dark had been. It wasn’t there now, but it was the side he was used to.

    It started to snow, in big slow flakes with nothing behind them.

    “What’s that for?” asked Brom. It may be that he knew. It may be that he wished to hear it from somebody.

    “That’s for tucking in,” said Luma.

    “I thought so.” He was quiet for a bit. “You needn’t stay till I’m off,” he said.

    She stayed. She sat with her hand in the fur behind the left ear, where the wren had nested, and told him about the snowdrops: how they had come up this year by the pump, the same as always, a whole crowd, and had not known either. His breath got slower. There came a place where you could not be sure. Then there came a place where you could.

    And then Luma cried. She cried for all of it, from April on; she cried with her mouth open, like a small child or a cow, and it was a good loud noise in the quiet wood, and nothing fell down. It went on until it was finished. Nobody hurried her.

    When she got up, the snow lay on him a hand deep. He looked like a hill that somebody has been fond of.
ending-2-last =
    In the spring she went up past the struck larch and the stone in the hat and the birches, who stopped talking. She breathed in. The door stood open. Nobody was home. It had been swept; and the red cushion had been moved. It lay by the doorstep on the sunny side, next to the other, at about the distance you’d put them for two people who mean to sit there a while and say whatever comes.
ending-2-page-bear-patchy = There was not much that he had taken with him into that sleep. The way home was gone, and other things. He’d kept the warm. You could feel it through the snow for weeks, and small animals came from all over to sit there.
ending-2-page-said-not-yet = She did say it, too. It was somewhere in the middle of the crying, so that it came out in three pieces, and she had to go back for the verb: { $sentence } The shadow stood by and listened, and then, having nothing left in its arms, went in under the trees and lay down, like all the other shadows.
ending-2-last-apple-planted = On her way down that spring she looked in at the orchard. There was a sprout by the fence with two leaves on it. “Luma,” it said, when she bent to see. It said it like someone who just wants to know if you’re in.

ending-3 = The Bear Who Did Not Know My Name
ending-3-page =
    The lamp took. The year went by, stamping. When it was over there stood in the clearing a girl with soot on her face, and a very old bear, who looked at her kindly.

    “It’s dark,” said the bear, “and you’re small. I’ll walk you home.”

    He needed no other reason. He went on the outside, where the ditch was. Wherever something rustled he moved up a bit closer, and did not mention it. He remarked on everything they passed, since it was all new to him. He thought that the river was extremely well done. He admired a stone in a hat.

    They came to the gate. It stood open.

    “I’d better stop here,” said the bear. “I’ve an idea that I wait for someone.” He sat down in a hollow by the post. It fitted him exactly, which seemed to surprise him. Then he looked at her, a little shyly. “What is it that they call you?” he said.

    “Luma,” said Luma.

    “Luma,” said the bear. He said it over several times, trying it against different parts of the evening. “That’s good. That goes with the rest of you. I’d like to know about it. If you’ve time.”

    So she sat down in the crook of his arm, which was warm, with her back against his side.

    She told him everything, from the beginning. She told him who he was, and about his ears. She kept nothing back. She did not leave out the stairs. He never once interrupted.
ending-3-last =
    “The lamp hung on its nail all summer,” said Luma, “and all summer I walked round it.”

    And that is the book that you have been reading.
ending-3-page-said-not-yet = When she came to the room at the top of the stairs she stopped. There was one thing left that she had not told anyone. The bear waited. He was very good at that; he might have been made for it. “{ $sentence }” said Luma. “Ah,” said the bear, after a while. “And then what happened?”

ending-4 = The House With the Mill Flour
ending-4-page =
    The lamp took, after a fashion. The year came out by the side gate, somewhat thin, and nobody noticed that it was late.

    They are very cheerful in Underbough these days. There’s white bread on every table. If you ask people how they are they say, “Fine!” and they are. On Sundays they walk up as far as the trees with their hands empty and look at the view. They’ve forgotten what they used to bring.

    Luma had a slice in the end. It was excellent bread. The lamp hangs on its nail, and nobody walks round it. She keeps string in it. She sleeps well. Sometimes she stops at the foot of the stairs with one hand on the post, like somebody who has come into a room to fetch something. Then she remembers that there is washing to be got in.

    She has grown. She is good at whistling, though she doesn’t know any tunes.

    At the back of the shed, behind the rakes, stands one sack of wheat that has not been ground. She keeps it dry. She moves it away from the wall in winter and has put it up on bricks on account of the mice. Once, when Mrs Pell’s boy came to carry it up to the mill with the rest, she sat on it, and would not get up.

    She isn’t sure why. In the evening she’ll go out there now and then and undo the string, and put in her arm up to the elbow. It’s cool in there, and it’s heavy. It runs through her fingers like something that is about to be said.
ending-4-last = The last page of this book is blank, except for one seed.
ending-4-page-brom-with-us = Up in the wood, each October, a bear comes down as far as the gate and sits. He does not eat bread. He has told himself that he will wait until somebody asks him what he’s waiting for, and he has all of it ready.
ending-4-page-brom-den = Up in the wood, under the holly, somebody wakes each spring and plumps a red cushion. He does not eat bread. He has it all by heart, and he’s in no hurry.

ending-5 = The Keeper
ending-5-page =
    The lamp took the name, and the year got up and went by. But Luma did not go home behind it. A lamp that has a name must have somebody to call it.

    She stayed till the thaw. There was a hut of branches which someone, sometime, had begun, and she finished it. Owls brought her the post. In the evenings she lit the lamp by calling it, and sat down on the step with a blanket round her. Then she said to the dark, “All right. Who’s first?”

    And the wood told her. Night after night, for the whole of that winter, it brought out what it had kept and said it: an apology from before the flood; forty years of a marriage proposal; one long complaint about a goat. Some of it made her laugh so much that snow fell off the roof. Some of it she could only hold on to until it had stopped shaking. She did not give advice. It turned out that almost nobody wanted any.

    Towards the end of March it began to repeat itself. Then it began to have pauses. And there came an evening when she said “Who’s first?” and there was just a wood, with a thrush in it.

    She came down the lane in April. She was taller. Two fingers of her gloves were gone, and there was something in how she looked at you that made people put down what they were carrying. She had a satchel full, and it took her until midsummer to get round. She knocked at each door and wiped her feet. Then she said: “I’ve a message for you. It’s been a while on the way. Have you time to sit down?”
ending-5-last = These are the ones who had sent them.
ending-5-page-brom-with-us = All that winter there was a big snowdrift on the north side of the hut, where the wind should have been. It rose and fell. When it got up, one day in April, it yawned with a squeak at the end, and said: “Have I missed much?”
ending-5-page-brom-den = Once a week that winter she walked over to the holly, breathed in and sat for an hour on a red cushion, telling someone who was fast asleep the best ones. He laughed at the right places. Nobody can say how.
ending-5-page-walks-nobody = There was one more message, and it had no name to it. She asked at every house about someone with an umbrella. Nobody could quite place them. Oh yes, people would say after a bit, that one; they were so good to us that time. They’d never thought to ask. So Luma left it with all of them, and it was: “It was no bother. It was the nicest part.”
ending-5-page-said-not-yet = On the last night, when everyone else was done, there was still one shadow sitting on the step. “You’ve been very patient,” said Luma. “I’m next, I think.” And she moved over into the place of the one who tells. { $sentence }

ending-6 = The Unlit Lamp
ending-6-page =
    The lamp would not take. Luma sat down under it with her back against the post. It was so dark that it made no difference whether her eyes were open.

    It is a strange thing about that clearing. When it’s lit you can see a long way from there. When it isn’t, you can hear.

    “{ $sentence }” said Luma.

    She didn’t say it to anyone. It was no use for anything now. She said it because it was true, and she was tired of its being true only on the inside. Then she put her face on her knees and cried, loudly, and it went out through the trees in every direction.

    Down in Underbough Mrs Pell stopped with the bucket in her hand. She stood there. She thought of something that she’d been meaning to say to her brother ever since the flood. “Now where’s my coat?” said Mrs Pell, and lit a candle to look for it.

    Across the lane old Tomas sat up in bed, and after a while reached over to the other side. “Are you awake?” he said. “I never told you about the boat.” And he lit the lamp, because for that you want to see each other’s faces.

    One after another, a long way off between the trunks, the windows came on: kitchens, and bedrooms, and the wharf, and one up under a roof that had been dark for nine years. People were crossing the street with coats on over their nightshirts. Luma lifted up her head. She counted them, she couldn’t help it. She had got to a hundred and twelve when something got up in the trees close by, with a grunt, and shook the frost off.

    The year looked at the unlit lamp, and then it looked over her head, at the windows. It stamped its feet. It had never in its life been so well lit home.
ending-6-page-brom-with-us = “That seems to have done it,” said Brom, out of the dark beside her. He’d been there all the time. “Shall we go down? I should like to see a sponge rise.”
ending-6-page-brom-den = She went down by way of the holly. She thought he’d want to know. “It didn’t take,” she told the door, “but they did.” Inside, someone turned over and sighed, like a person who has been told how a story comes out.

## The kitchen

epilogue-latch =
    But first there was the kitchen.

    She came up the lane from the gate end with the lamp in her arms. There was smoke above the chimney, and there shouldn’t have been.

    The door was on the latch. She pushed it with her foot.

    Somebody had come in. He hadn’t liked to light anything but a candle end. He had laid the table for two; he had put three spoons to each place, not knowing which were wanted; and he stood between the table and the stove with a saucepan lid in his hand, like a man who has been caught at something. His hat was off.

    “The barges are in,” said Papa. “I thought I’d just,” he said. He looked down at the lid. “It wasn’t locked.”

    “No,” said Luma. “I left it open.”

    She had meant to say that he shouldn’t have troubled. She put the lamp down among the spoons.

    “Will you stay?” said Luma. “I want you to stay. I should have said it in May.”

    It wasn’t a long sentence. It went across the kitchen all by itself, and nobody had to hold it up. Papa sat down on his hat.
epilogue-latch-sent-ladder = Against the dresser leaned a ladder with leaves on it. “It came alongside,” he said. “It wouldn’t go by. I went up it in the end, to see what it wanted. You can see our chimney from the top.”
epilogue-latch-sent-apple = Between the two plates lay an apple. “It was under the bows one morning,” he said. “It kept on saying your name. I thought, somebody ought to be bringing that home.” “Luma,” said the apple. “Yes,” said Luma. “I’m here.”
epilogue-latch-sent-page = Out of his pocket he took a paper boat, somewhat the worse for the sea. “It bumped up against the side,” he said. “Not seen, waved. That was all you could read. I read it four times. I thought, who’s been waving?”
epilogue-latch-sent-nothing = “How did you know to come?” she asked him. “I didn’t,” said Papa. “I was waiting to be sent for. Then I thought, that may be what she’s doing.”
epilogue-latch-river-backwards = “We couldn’t have put to sea if we’d wanted to,” he said. “The river took hold of the barge and ran it right up to the wharf. The wrong way. Nobody has ever seen the like.” “It’s carrying things home,” said Luma. “It had the right address this time.”
epilogue-locked =
    But first there was the kitchen, and it was locked, and the key was in her pocket.

    She came up the lane from the gate end with the lamp in her arms. Someone was sitting on the step, and had been for some time; a cat had gone to sleep on his boots. He had his hat on his knees, and beside him stood Mrs Pell’s soup can and a bag with one trouser leg hanging out. He must have packed it quickly.

    “The barges are in,” said Papa. He got up. “I’d have had supper ready. But it was locked.” He turned the hat round. “It never was, in her day,” he said. “I thought that you might be inside and didn’t want anybody.”

    “I wasn’t inside,” said Luma. “I locked it so that nobody could come in and tell me it was all right.”

    Papa nodded. He thought about it. “It isn’t,” he said.

    “No,” said Luma. She held out the key to him, on her palm. “Will you stay? I want you to stay. I should have said it in May.”

    He couldn’t get it into the lock at first, for some reason. They had to do it together. Then they laid the table for two, and neither of them knew which spoons.
epilogue-locked-sent-ladder = A ladder with leaves on it leaned by the door. “It came alongside,” he said. “It wouldn’t go by. I went up it in the end, to see what it wanted. You can see our chimney from the top.”
epilogue-locked-sent-apple = { epilogue-latch-sent-apple }
epilogue-locked-sent-page = { epilogue-latch-sent-page }
epilogue-locked-sent-nothing = { epilogue-latch-sent-nothing }
epilogue-locked-river-backwards = { epilogue-latch-river-backwards }
epilogue-last =
    They ate Mrs Pell’s soup. There was too much of it, and it was good. There was a lot to tell, on both sides, and they got about as far as the gate.

    He washed and she dried. She hung the lamp up on its nail, where anyone could reach it.

    Then Luma took the candle and went upstairs.

## Rolls

roll-blank-1 = The match went out. The second match thought about it, and went out too.
roll-blank-2 = Nothing. It was a perfectly good nothing, and there was plenty of it.
roll-blank-3 = She pulled, and it pulled. They parted without hard feelings.
roll-blank-4 = It nearly worked. Nearly is very tiring.
roll-blank-5 = The wood looked the other way, out of tact.
roll-blank-6 = Her fingers had gone to sleep without telling her.
roll-blank-7 = A twig snapped somewhere, and that was all that happened.
roll-blank-8 = She said the wrong thing. She knew it as soon as it was out.
roll-blank-9 = The wind had been waiting for just that.
roll-blank-10 = It was the right idea. It was the wrong end of it.
roll-blank-11 = For a moment she forgot what her hands were for.
roll-blank-12 = Not this time. But another time was coming; you could hear it on the path.
roll-one-1 = A small light. But it was hers.
roll-one-2 = It gave, by the width of a fingernail.
roll-one-3 = One thing went right, and sat there looking pleased.
roll-one-4 = It was not much. She put it in her pocket.
roll-one-5 = Somewhere a knot thought better of it.
roll-one-6 = Little, and late, and welcome.
roll-one-7 = She got hold of the one corner that came away.
roll-one-8 = Somebody sniffed, and began to listen.
roll-many-1 = It all went at once, like geese.
roll-many-2 = Her hands were well ahead of her. She just followed them about.
roll-many-3 = You would have thought that it had been waiting to be asked.
roll-many-4 = She did it as it had always been done in that family: without looking, and humming.
roll-many-5 = The lamp stood up on its toes.
roll-many-6 = Everything she touched was the right way round.
roll-many-7 = “Well,” said the wood, or seemed to.
roll-many-8 = It was so easy that she looked behind her to see who was helping.

## The memory page

memory-title = What the wood remembers
memory-healed = They got to the end of their sentence
memory-healed-none = Nobody yet. They are still deciding whether to speak.
memory-forgotten = What Brom forgot
memory-forgotten-none = Nothing so far. Ask him anything.
memory-told = What Luma said aloud
memory-lamps = Lamps that burn
memory-chosen = What was chosen

## Creatures

creature-tin-moth = Tin Moth
creature-tin-moth-habit = Enters at the river’s start.
creature-tin-moth-said = “I only wanted to be near.”
creature-counting-hare = Counting Hare
creature-counting-hare-habit = After activation it moves one space left.
creature-counting-hare-said = “Ten, and the one who’s out. He counts too. Eleven. There. Eleven.”
creature-latch-mouse = Latch Mouse
creature-latch-mouse-habit = Enters at the river’s end.
creature-latch-mouse-said = “I did hear you knock.”
creature-hedge-wren = Hedge Wren
creature-hedge-wren-habit = When it is played, a second Hedge Wren comes with it.
creature-hedge-wren-said = “He sang better. I never told him.”
creature-apple-wasp = Apple Wasp
creature-apple-wasp-habit = Enters the second space.
creature-apple-wasp-said = “It was me who ate it.”
creature-reed-heron = Reed Heron
creature-reed-heron-habit = Enters the third space. After activation it takes 1 crystal.
creature-reed-heron-said = “I kept your letter dry.”
creature-ledger-otter = Ledger Otter
creature-ledger-otter-habit = Enters the second space. Before activation it leaves if you pay 2 crystals.
creature-ledger-otter-said = “You never owed me.”
creature-ledger-otter-choose-bill = The otter presents his bill: 2 crystals.
creature-ledger-otter-choose-bill-pay = Pay it
creature-ledger-otter-choose-bill-wait = Go on owing
creature-ford-trout = Ford Trout
creature-ford-trout-habit = Enters the third space. After activation it moves one space right.
creature-ford-trout-said = “I went the wrong way and liked it.”
creature-fence-fox = Fence Fox
creature-fence-fox-habit = Enters the second space.
creature-fence-fox-said = “I missed you at the gate.”
creature-bramble-boar = Bramble Boar
creature-bramble-boar-habit = Enters at the river’s start.
creature-bramble-boar-said = “Sorry. Sorry. Sorry.”
creature-doorstep-toad = Doorstep Toad
creature-doorstep-toad-habit = Enters the second space and never moves; shining on it only stuns it.
creature-doorstep-toad-said = “Come in. Why did I never say come in?”
creature-mill-badger = Mill Badger
creature-mill-badger-habit = Enters the third space. After activation you lose a blessing.
creature-mill-badger-said = “I wanted it to weigh less.”
creature-flour-ghost-moth = Flour Ghost-moth
creature-flour-ghost-moth-habit = Healed, it goes back on top of the creature pile.
creature-flour-ghost-moth-said = “What was I sad about?”
creature-root-mole = Root Mole
creature-root-mole-habit = Enters the third space. After activation your third action card moves one space right.
creature-root-mole-said = “I was frightened of the light, that is all.”
creature-well-newt = Well Newt
creature-well-newt-habit = After activation the light goes back 1.
creature-well-newt-said = “It is not so deep.”
creature-lantern-beetle = Lantern Beetle
creature-lantern-beetle-habit = Enters the second space. Shone on, it gives you 1 crystal.
creature-lantern-beetle-said = “After you.”
creature-choir-owl = Choir Owl
creature-choir-owl-habit = After activation it flies to the river’s start.
creature-choir-owl-said = “HELLO.”
creature-snow-stoat = Snow Stoat
creature-snow-stoat-habit = Enters the second space. Hard to shine on, easy to heal.
creature-snow-stoat-said = “I am not angry. I am cold.”
creature-wintering-dormouse = Wintering Dormouse
creature-wintering-dormouse-habit = Enters the third space and sleeps there.
creature-wintering-dormouse-said = “Five more minutes.”
creature-ice-ram = Ice Ram
creature-ice-ram-habit = Enters at the river’s start.
creature-ice-ram-said = “I should have turned back for him.”
creature-sleepless-crane = Sleepless Crane
creature-sleepless-crane-habit = Enters the third space. After activation the shadow steps, unless the crane is stunned.
creature-sleepless-crane-said = “Somebody had to watch.”
creature-oriels-grief = Oriel’s Grief
creature-oriels-grief-habit = It has three sides. Healed, it turns to the next; only the third time does it leave.
creature-oriels-grief-said = “She was my sister first.”
creature-oriels-grief-anger = Anger
creature-oriels-grief-anger-said = “Delicate! I carried the coal.”
creature-oriels-grief-sums = Sums
creature-oriels-grief-sums-said = “Two hundred and forty times. I could have opened the window once.”
creature-oriels-grief-weeping = Weeping
creature-oriels-grief-weeping-said = “She was my sister first.”
creature-patient-one = The Patient One
creature-patient-one-habit = Does no harm. After activation it goes back to the river’s start, and all the others move one space right.
creature-patient-one-said = “I was told to wait. Nobody said how long.”
creature-the-unsaid = The Unsaid
creature-the-unsaid-habit = It can’t be shone on. It costs 1 more spirit for every two shadow cards face up.
creature-the-unsaid-said = “{ $sentence }”

## Blessings

card-warm-stone = Warm Stone
card-warm-stone-does = Gain 3 spirit.
card-warm-stone-says = It has lain in the sun on your behalf.
card-ottlas-matches = Ottla’s Matches
card-ottlas-matches-does = The light goes forward 2.
card-ottlas-matches-says = On the box, in pencil: eleven left. Do not waste on pipes.
card-a-second-thought = A Second Thought
card-a-second-thought-does = After a roll, re-roll any dice once.
card-a-second-thought-says = The first one was only being polite.
card-broms-elbow = Brom’s Elbow
card-broms-elbow-does = Move an action card to the river’s start.
card-broms-elbow-says = “I was just turning over,” he said.
card-thick-socks = Thick Socks
card-thick-socks-does = When you would lose spirit, lose none this time.
card-thick-socks-says = Somebody knitted these while worrying.
card-hush = Hush
card-hush-does = Stun a creature.
card-hush-says = Said the right way, it is nearly a lullaby.
card-hush-all-of-you = Hush, All of You
card-hush-all-of-you-does = Stun every creature.
card-hush-all-of-you-says = Even the brook looked down at its feet.
card-somebodys-scarf = Somebody’s Scarf
card-somebodys-scarf-does = Gain 2 crystals.
card-somebodys-scarf-says = They’ll be missing it. They’ll be glad that it’s you.
card-the-ladder = The Ladder
card-the-ladder-does = A place needs 1 success fewer.
card-the-ladder-says = It still puts out a leaf whenever it leans on something.
card-bread-for-two = Bread for Two
card-bread-for-two-does = Gain 2 spirit, and 2 more if a companion is with you.
card-bread-for-two-says = It’s the same loaf either way, but it goes further.
card-whistle = Whistle
card-whistle-does = Swap any two neighbouring cards in the river.
card-whistle-says = Mostly air. Somebody comes all the same.
card-lamp-oil = Lamp Oil
card-lamp-oil-does = Your next Light roll counts as if on 3+.
card-lamp-oil-says = It smells of October and clean rags.
card-good-knots = Good Knots
card-good-knots-does = Take back 2 used dice.
card-good-knots-says = Over, under, and then what she always did with her thumb.
card-the-long-look = The Long Look
card-the-long-look-does = Look at the top 3 explore cards and put them back in any order.
card-the-long-look-says = From up here you can see who is coming, and what they’re carrying.
card-a-clear-morning = A Clear Morning
card-a-clear-morning-does = The shadow goes back 1.
card-a-clear-morning-says = You could hear a bucket two farms away.
card-borrowed-courage = Borrowed Courage
card-borrowed-courage-does = A blank roll counts as 1 success.
card-borrowed-courage-says = Return it when convenient. Washed, if possible.
card-ferry-token = Ferry Token
card-ferry-token-does = Discard a creature with damage 1.
card-ferry-token-says = Good for one crossing. It doesn’t say whose.
card-page-from-a-ledger = Page From a Ledger
card-page-from-a-ledger-does = A condition in crystals counts as paid.
card-page-from-a-ledger-says = Torn out very neatly, with a ruler.
card-patience = Patience
card-patience-does = Keep up to 2 unused dice: in your next phase you have them as well.
card-patience-says = “No hurry,” said the stag, and for once it was a present.
card-feather-from-the-choir = Feather From the Choir
card-feather-from-the-choir-does = Creatures do not move this turn.
card-feather-from-the-choir-says = It falls without a sound. It has been very well trained.
card-a-place-to-sit = A Place to Sit
card-a-place-to-sit-does = End your phase now. Gain 1 spirit for each unused die.
card-a-place-to-sit-says = Not for long. Only until you’ve noticed that you’re sitting.
card-windfall = Windfall
card-windfall-does = Draw 3 explore cards and keep one.
card-windfall-says = It fell by itself. Nobody has to be thanked for a week.
card-thank-you-note = Thank-you Note
card-thank-you-note-does = Move crystals between your action cards as you like.
card-thank-you-note-says = It was meant for somebody else too. Pass it round.
card-small-lantern = Small Lantern
card-small-lantern-does = A place needs no light this turn.
card-small-lantern-says = Made for a doll’s house. It does what it can.
card-footprints = Footprints
card-footprints-does = You may solve a place before those joined to it.
card-footprints-says = They go in the right direction. One of them is left-handed.
card-honey = Honey
card-honey-does = Gain 1 spirit for each creature in the river.
card-honey-says = Everyone is nicer with something round their mouth.
card-kind-word = Kind Word
card-kind-word-does = Healing needs 1 success fewer this turn.
card-kind-word-says = It doesn’t much matter which.
card-the-song-entire = The Song, Entire
card-the-song-entire-does = After a roll, turn 1 die to its highest face.
card-the-song-entire-says = Up the lane, round by the pump, and home.
card-moonrise = Moonrise
card-moonrise-does = Put your four action cards in any order among their spaces.
card-moonrise-says = It came up over the shed like someone looking for their glasses.
card-snow-falling = Snow, Falling
card-snow-falling-does = Skip the next shadow icons.
card-snow-falling-says = It’s for tucking in.

## Curses

card-the-talking-apple = The Talking Apple
card-the-talking-apple-does = Lose 2 spirit.
card-the-talking-apple-says = “Luma,” it said. “Luma? Luma.”
card-wet-feet = Wet Feet
card-wet-feet-does = Your first action card goes to the river’s end.
card-wet-feet-says = Squelch, she went. Squelch, and a half.
card-lure = Lure
card-lure-does = Draw a creature.
card-lure-says = It sounded just like somebody she knew, being funny.
card-a-door-left-open = A Door Left Open
card-a-door-left-open-does = The shadow steps 1.
card-a-door-left-open-says = There was a draught from it for miles.
card-homesick = Homesick
card-homesick-does = Lose 3 spirit, 1 less for each companion with you.
card-homesick-says = It comes on worst when somebody’s frying onions.
card-the-wrong-turn = The Wrong Turn
card-the-wrong-turn-does = The light goes back 2.
card-the-wrong-turn-says = It had looked so much like the right one. It had practised.
card-moths-in-the-scarf = Moths in the Scarf
card-moths-in-the-scarf-does = Lose 2 crystals.
card-moths-in-the-scarf-says = They were very sorry. They had thought it was a building.
card-somebody-laughed = Somebody Laughed
card-somebody-laughed-does = Lose a blessing.
card-somebody-laughed-says = It wasn’t about you. It felt like it, though.
card-echo = Echo
card-echo-does = The last creature in the river is activated now.
card-echo-says = It said it again, and left out the “please”.
card-early-dark = Early Dark
card-early-dark-does = You have 1 die fewer in your next phase.
card-early-dark-says = At half past three the windows gave up.
card-tangle = Tangle
card-tangle-does = Your first two action cards swap.
card-tangle-says = The harder you look for the end, the more ends it has.
card-cold-supper = Cold Supper
card-cold-supper-does = Lose 3 spirit, or all crystals on one action card.
card-cold-supper-says = Somebody had kept it warm for as long as they could.
card-cold-supper-choose-supper = What does the supper cost?
card-cold-supper-choose-supper-hungry = Lose 3 spirit
card-cold-supper-choose-supper-generous = Lose all crystals on one card
card-what-was-that = What Was That?
card-what-was-that-does = All stun tokens are removed.
card-what-was-that-says = It was nothing. It was a large nothing, with feet.
card-the-same-tree-again = The Same Tree Again
card-the-same-tree-again-does = A solved place without an effect opens again.
card-the-same-tree-again-says = It did its best to look like a different one.

## Companions

card-button = Button, the leveret
card-button-does = Once a scene: 1 additional die for Explore.
card-button-says = “I’m not little,” said Button. “I’m far away.”
card-the-starlings = The Starlings
card-the-starlings-does = At the start of a scene the light goes forward 1.
card-the-starlings-says = They do a gate, a kettle, and, on request, applause.
card-ledger-otter-friend = Ledger Otter
card-ledger-otter-friend-does = Once a scene: lose 1 spirit, gain 1 crystal.
card-ledger-otter-friend-says = “On account,” he says, and is happy all day.
card-the-ladder-goat = The Ladder-Goat
card-the-ladder-goat-does = Places that need 4 or more need 1 fewer.
card-the-ladder-goat-says = “Down is just up with a worse view,” says the goat.
card-oriel = Oriel
card-oriel-does = While she is here you have an additional d10.
card-oriel-says = She said it would be cold, and she was right, and it kept her warm.
card-mill-badger-reformed = Mill Badger, reformed
card-mill-badger-reformed-does = Curses cost 1 spirit less.
card-mill-badger-reformed-says = “Go on,” he says. “I’ve got the other end.”
card-the-small-loud-owl = The Small Loud Owl
card-the-small-loud-owl-does = Once: stun every creature. Then it flies off.
card-the-small-loud-owl-says = “I’ve got another one in me,” it says. “I can feel it.”
card-the-second-cushion = The Second Cushion
card-the-second-cushion-does = When you travel, gain 2 spirit.
card-the-second-cushion-says = Red, and sat on once. It would like to be sat on again.
card-tin-moth-friend = Tin Moth
card-tin-moth-friend-does = Light never counts as worse than 5+.
card-tin-moth-friend-says = “Don’t mind me. I’m only the part that flutters.”
card-root-mole-friend = Root Mole
card-root-mole-friend-does = Once a scene: move a creature to the river’s end.
card-root-mole-friend-says = She closes the hole behind her, and always says sorry to it.
card-patient-one-friend = The Patient One
card-patient-one-friend-does = Once a scene: the shadow does not step at the end of this turn.
card-patient-one-friend-says = He just stands there, and it can’t get past.
card-nobody-in-particular = Nobody In Particular
card-nobody-in-particular-does = Does nothing. Is there.
card-nobody-in-particular-says = They did not like to bother you with a name.

## Traumas

card-a-kind-lie = A Kind Lie
card-a-kind-lie-does = Help’s bottom ability gives 1 crystal fewer. Heal: 2.
card-a-kind-lie-says = She’s resting. She’s only resting.
card-the-empty-chair = The Empty Chair
card-the-empty-chair-does = Whenever you gain spirit, gain 1 less. Heal: 2.
card-the-empty-chair-says = Everyone walks round it. It takes up half the house.
card-the-yawn = The Yawn
card-the-yawn-does = Brom’s Care costs 3 crystals. Heal: 2.
card-the-yawn-says = They both looked at a hill.
card-april = April
card-april-does = The first roll of each scene uses at most 3 dice. Heal: 2.
card-april-says = It was a very fine spring. People kept saying so.
card-well-doing = Well Doing
card-well-doing-does = You can’t end your phase while dice are unused. Heal: 2.
card-well-doing-says = “And she’s doing so well,” they said, and she carried round the cake.
card-her-handwriting = Her Handwriting
card-her-handwriting-does = Explore draws 1 card fewer, at least 1. Heal: 2.
card-her-handwriting-says = It is on all the jam.
card-dont-make-a-fuss = Don’t Make a Fuss
card-dont-make-a-fuss-does = Brom’s Protect can’t be used. Heal: 2.
card-dont-make-a-fuss-says = It’s written over the valley’s door, on the inside.
card-burned-paper = Burned Paper
card-burned-paper-does = No companion can join you. Heal: 2.
card-burned-paper-says = It comes off with soap, but not that day.
card-the-rope = The Rope
card-the-rope-does = The light moves at most 2 at a time. Heal: 2.
card-the-rope-says = She kept the end of it. She isn’t sure what she’ll tie.
card-everyone-was-so-kind = Everyone Was So Kind
card-everyone-was-so-kind-does = An action card holds at most 2 crystals. Heal: 2.
card-everyone-was-so-kind-says = There were nine pies. She thanked them all by name.
card-i-should-have-called = I Should Have Called
card-i-should-have-called-does = Creatures enter one space further left. Heal: 2.
card-i-should-have-called-says = It would have taken a minute. There was a minute.
card-the-sentence = The Sentence
card-the-sentence-does = Holds a slot. It can’t be healed before “What I Did Not Say”; then: 2.
card-the-sentence-says = It has a beginning and an end. It isn’t even long.

## Shadow cards

shadow-im-fine = I’m fine
shadow-im-fine-does = Lose all crystals on your first action card.
shadow-im-fine-said = “I’m not fine. I haven’t been fine since the spring. I say it before they’ve even finished asking, so that they needn’t come in.”
shadow-it-was-only-a-cough = It was only a cough
shadow-it-was-only-a-cough-does = The shadow steps 1.
shadow-it-was-only-a-cough-said = “Everybody said that it was only a cough. I said it too. I said it louder than anyone.”
shadow-you-said-you-would-be-here = You said you would be here
shadow-you-said-you-would-be-here-does = Draw a creature.
shadow-you-said-you-would-be-here-said = “You said you’d be here. You said October. I’d already greased my boots.”
shadow-i-was-cross-with-you = I was cross with you
shadow-i-was-cross-with-you-does = Lose a blessing.
shadow-i-was-cross-with-you-said = “You said I was still too small to carry the lamp. I was cross all day, and at supper as well. I was still at it when it got dark.”
shadow-i-can-manage = I can manage
shadow-i-can-manage-does = You have 1 die fewer in your next phase.
shadow-i-can-manage-said = “I can’t reach the top shelf. I can’t work the damper. I told them all I could manage, and they believed me.”
shadow-they-all-went-home = They all went home
shadow-they-all-went-home-does = All stun tokens are removed.
shadow-they-all-went-home-said = “They washed up and they swept and then they all went home. It was so tidy. There was nothing left to do.”
shadow-i-didnt-look = I didn’t look
shadow-i-didnt-look-does = The light goes back 1.
shadow-i-didnt-look-said = “They asked me if I wanted to see you. I looked at the window. There was a fly on it.”
shadow-what-if-he-sleeps = What if he sleeps
shadow-what-if-he-sleeps-does = Brom’s card turns to its other side.
shadow-what-if-he-sleeps-said = “When Brom’s asleep there’ll be nobody who knew you when you were loud.”
shadow-i-cant-hear-the-tune = I can’t hear the tune
shadow-i-cant-hear-the-tune-does = No bottom ability can be used for your next action.
shadow-i-cant-hear-the-tune-said = “I used to have your tune. I try at night. It starts off right, and then it’s the kettle.”
shadow-i-didnt-come-upstairs = I didn’t come upstairs
shadow-i-didnt-come-upstairs-gentle = I didn’t say goodbye
shadow-i-didnt-come-upstairs-does = Always the last. Brom may lie down instead; if it is turned, the chapter begins again.
shadow-i-didnt-come-upstairs-said = “That one’s for the end,” said the shadow.

## Scenes that are easy on purpose: why

easy-teaches = it teaches, and its first rolls are written
easy-rest = it is read only after a loss, and gives strength back
easy-told = nobody has to say again what was told before
easy-thanks = it is the thanks of everyone who was healed
