import type { DemoPost } from './demo-post.ts';

/** Posts of Fern & Kiln from the year before its newest four, newest first. */
export const postsOfLastYear: readonly DemoPost[] = [
  {
    urlId: 'a-vase-in-twenty-seconds',
    title: 'A vase in twenty seconds',
    excerpt: '<p>From a lump to a vase with a fern in it, drawn because we could not film it.</p>',
    body: `<p>People ask for a film of a pot being thrown, and we have tried. The trouble is that Maren’s hands are in front of everything that matters. What you see is knuckles, mud and an elbow, and then, at the end, a vase that seems to have been there all along.</p>
<p>So Tobias drew it instead, without the hands. Nothing else is left out. The lump comes down off centre and wobbles until it does not; it is coned up and pressed flat, opened, and lifted in two pulls. The belly is pushed out from the inside, and only then is the neck closed, because a neck is a door and you cannot reach past it.</p>
<h2>What to look for</h2>
<p>Watch the foot. From the first turn to the last it hardly changes, and everything above it is borrowed from its width. A beginner’s vase is nearly always too thin at the bottom, for the simple reason that nobody likes to leave good clay down there.</p>
<p>Watch the wheel, too. It slows when the walls get thin. At full speed that belly would fly open like an umbrella, and it has: there is a mark on the ceiling above the second wheel, about the size of a saucer, that we have decided not to paint over.</p>
<h2>What the film does not show</h2>
<p>Between the last turn and the green lie twelve days. The vase dries under plastic, then without; it is turned upside down and its foot is cut; it is fired once so that it can be dipped without falling apart. The dip itself takes as long as it does here. You count to three, and not to four.</p>
<p>If you would like to see the hands, there is a place beside the wheel on <a href="/events">Thursday evenings</a>, and aprons for eight.</p>`,
    tags: ['wheel', 'film'],
    categories: ['Making'],
    author: 'tobias-reyes',
    picture: 'film-vase',
    film: true,
    daysAgo: 133,
  },
  {
    urlId: 'what-a-kiln-says',
    title: 'What a kiln says while it cools',
    excerpt: '<p>Put your ear to the peephole on the second morning. It is not quiet in there.</p>',
    body: `<p>A firing ends in silence. The burners go off, the fan runs down, and for a night nothing happens that a person could notice. But on the second morning, at about two hundred degrees, the kiln begins to sing.</p>
<p>It starts with one high note, like a fingernail on a wine glass. Then another, lower. By nine o’clock they come so fast that you cannot count them, and visitors look around for the wind chimes.</p>
<h2>Where it comes from</h2>
<p>Glaze is glass, and clay is stone. Both shrink as they cool, but not by the same amount. When the glass has nowhere left to go it gives way along a line finer than a hair, and the pot rings once. On most of our glazes that never happens: we have spent years teaching oat and moss to fit. On the crackle glaze inside the bud vases it is meant to, and each vase rings some forty times before it is done.</p>
<p>The deep knocks are something else. Those are the bricks of the door, settling. They have done so since 1961, and the mason who relined the kiln for us told us to start worrying when they stop.</p>
<h2>How we made the recording</h2>
<p>A microphone does not care for two hundred degrees, so this is a likeness: Tobias sat at the peephole with a notebook, wrote down pitches and pauses for half an hour, and put them together again at the kitchen table. Maren says the real one is lower. The neighbours say it is just the same.</p>
<p>It is how we know when to open. Once ten seconds pass without a note, we take out the first brick. If you would like to be there, come to the next <a href="/events/kiln-opening">kiln opening</a>, and come early.</p>`,
    tags: ['fire', 'sound'],
    categories: ['Making'],
    author: 'tobias-reyes',
    picture: 'gallery-drip',
    sound: true,
    daysAgo: 161,
  },
  {
    urlId: 'the-last-five-per-cent',
    title: 'The last five per cent of a handle',
    excerpt: '<p>Pulling one takes a minute. Deciding where it goes takes a good deal longer.</p>',
    body: `<p>A handle is pulled, not rolled. You hold a carrot of clay in one hand, wet the other, and stroke it downward, again and again, until gravity and your thumb have made a strap that is thick where it will be joined and thin where a finger goes. It takes about a minute, and it is nobody’s favourite minute.</p>
<p>Then comes the part that decides whether you will like the mug, and it takes no clay at all.</p>
<h2>High or low</h2>
<p>Join the strap too high and a full mug wants to tip away from you. Too low, and it tips towards your chin. There is a place, a little above the middle of the weight of the tea and not of the mug, where it does neither. It moves with the shape, so each of our mugs has its own, marked on a stick by the bench.</p>
<h2>Three fingers</h2>
<p>We used to leave room for one. It looked well in pictures. Then our neighbour Ruth showed us how she carries a mug when her hands are bad: the whole fist through the handle, knuckles against the wall. The knuckles got hot. So now there is room for three fingers and for the air beside them.</p>
<h2>Left</h2>
<p>Once a month somebody asks for a mug for the left hand. We have thought about it for longer than we like to admit, and every mug we make is one. The speckle is the same all round. Turn it.</p>
<p>A drying rack of mugs, by the way, is filled with all the handles to the right. It has no reason. It is only that a row that looks one way makes you sit up a little straighter.</p>`,
    tags: ['wheel'],
    categories: ['Making'],
    author: 'maren-holt',
    picture: 'gallery-handles',
    daysAgo: 189,
  },
  {
    urlId: 'how-to-season-a-bowl-with-pears',
    title: 'A bowl, three pears and a week of doing nothing',
    excerpt: '<p>The serving bowl was made for salad. It turns out to be a clock.</p>',
    body: `<p>Pears ripen from the inside, which is why they are hard on Monday and brown on Wednesday without ever having been ready. My grandmother kept hers in a wide bowl on the cold side of the kitchen, never touching, and turned them a little each time she went by. She said that the bowl did the work.</p>
<p>I took that for a manner of speaking until I put three pears in the first serving bowl that came out straight, for a photograph, and forgot them there.</p>
<h2>What stoneware does</h2>
<p>A thick wall is slow. It takes the cool of the night into the day and gives it back after supper, so that the fruit in it lives in a longer, milder week than the room does. Air goes round under the curve of each pear, because a wide bowl lets them lie apart. And the glaze is cold to the hand, so that you notice when one of them is not.</p>
<h2>The recipe</h2>
<p>Three firm pears; more will touch. The coldest windowsill you have. Each morning, when the kettle is on, give every pear a quarter turn and press the neck with a thumb. It is the neck that tells: when it gives, the pear has a day.</p>
<p>On that day slice it thick, and eat it over the bowl with a hard cheese and no plate.</p>
<h2>Afterwards</h2>
<p>Wipe the bowl with hot water; it needs nothing else. The glaze does not stain. The <a href="/shop/p/serving-bowl">serving bowl</a> holds salad for six as well, and we are told that this is what most people use it for.</p>`,
    tags: ['table'],
    categories: ['At the table'],
    author: 'maren-holt',
    picture: 'serving-bowl-2',
    daysAgo: 218,
  },
  {
    urlId: 'seconds',
    title: 'In praise of seconds',
    excerpt: '<p>A blue dot under the foot, half the price, and the story of what went wrong.</p>',
    body: `<p>One pot in fourteen gets a blue dot. We mark it in pencil on the unglazed foot, where it burns in with the next firing and stays for good. A dot means that something happened which we did not intend and that you could live with. The pots one cannot live with go under the hammer, in a barrel, on Tuesdays.</p>
<h2>What earns a dot</h2>
<p>A pinhole on the outside. A drip that ran a little too far and had to be ground off. A plate that sings when you flick it but sits a hair lower on one side. Oat that met a neighbour in the kiln and kissed it, and came away with a freckle of moss.</p>
<h2>What does not</h2>
<p>Anything on the inside, where food goes. Anything that rocks. A handle with a crack so fine that only water can find it. We are strict about those, and one of the two of us is stricter. It makes for a quiet lunch now and then.</p>
<h2>Why half</h2>
<p>We tried a third off, and people asked what was wrong with it. We tried three quarters off, and people asked what was wrong with us. At half they turn the pot over, look for the dot, look for the fault, fail to find it, and begin to laugh.</p>
<p>Most of our own kitchen has a dot. So does the mug beside the telephone, the bowl for the cat, and the tall vase in the window, which leans. We could not have asked anyone for money for that vase. We could not have taken the hammer to it either.</p>
<p>The seconds stand on the table by the door on Saturdays. In spring and autumn they all go to the <a href="/events/river-makers-market">market</a> by the river.</p>`,
    tags: ['studio'],
    categories: ['Studio'],
    author: 'maren-holt',
    picture: 'gallery-bowls-above',
    daysAgo: 247,
  },
  {
    urlId: 'a-fern-in-the-wall',
    title: 'The fern in the wall',
    excerpt: '<p>It was here before us. A short history of the plant on the sign.</p>',
    body: `<p>There is a fern growing out of the brickwork to the left of the door, about as high as a tall person’s shoulder. When we first came to see the building in 2011 it was the only thing in it that was doing well.</p>
<p>The agent offered to have it removed. It would, he said, only get into the mortar. It had: the roots have taken out two bricks’ worth and filled the space themselves, and a mason who looked at it told us that the fern was now holding up the wall, or the wall the fern, and that he would not care to find out which.</p>
<h2>What it is</h2>
<p>A maidenhair spleenwort. It likes lime, shade and neglect. Nobody plants it; its spores are finer than flour and arrive by themselves. Botanists use it to tell how old a wall is, much as one uses wrinkles, and they are about as reliable.</p>
<h2>What it has done for us</h2>
<p>It gave us half a name. It gave us the sign, drawn by Maren on the back of an invoice. In dry summers it curls up like a fist, and we know that the clay in the yard wants covering; when it opens, rain is a day away. It has been right more often than the radio.</p>
<p>And it gave us the planters. For years people asked to buy the fern. We do not sell it and could not dig it out, but each spring there are small ones in the gutter, and those we pot up in plain terracotta, unglazed, so that the roots can drink through the wall as their mother does.</p>
<p>There are never more than a dozen. They stand on the step in May, and there is a tin for the money.</p>`,
    tags: ['studio'],
    categories: ['Studio'],
    author: 'maren-holt',
    picture: 'gallery-planters',
    daysAgo: 276,
  },
  {
    urlId: 'brushes',
    title: 'A jar of brushes, from left to right',
    excerpt: '<p>Eleven tools, four of them bought. An inventory.</p>',
    body: `<p>Somebody asked for a list of our tools, and we said that it would be short. It is, but each of them turned out to have a paragraph.</p>
<h2>The bought ones</h2>
<p><strong>A sponge</strong> from the sea and not from a factory: it lets go of water when you ask and not before. <strong>A cheese wire</strong>, which has never seen cheese. <strong>A needle in a cork</strong>, for finding out how thick a floor still is. <strong>A pair of callipers</strong>, because nobody’s eye is to be trusted before coffee.</p>
<h2>The made ones</h2>
<p><strong>Two ribs</strong> cut from a broken bowl of beech, one straight and one curved like the inside of a soup plate; they have worn to fit Maren’s hand and now fit no other. <strong>A turning tool</strong> beaten from the hoop of a barrel. <strong>A strip of chamois</strong>, once part of a glove, that makes every rim you have ever liked to drink from.</p>
<h2>The brushes</h2>
<p>There are three, all for wax. Wax goes where glaze must not: on the foot, and in a line around the lid. The fat one is goat. The thin one is squirrel and was a present. The middle one is made of Tobias’s own hair, from a time when there was more of it, and it is much the best.</p>
<h2>The jar</h2>
<p>It is a second, with a blue dot. It was meant to be dipped to the shoulder, and slipped.</p>
<p>If you come to a <a href="/shop/p/throwing-class">class</a> you will be given a sponge, a wire and a needle, and asked to leave the middle brush alone.</p>`,
    tags: ['studio'],
    categories: ['Studio'],
    author: 'tobias-reyes',
    picture: 'workshop-detail',
    daysAgo: 305,
  },
  {
    urlId: 'the-week-we-do-not-fire',
    title: 'The week we do not fire',
    excerpt: '<p>Once a year the kiln is cold for seven days, and we find out what else we do.</p>',
    body: `<p>In the last week of January the big kiln is not lit. We began it because of the gas bill and have kept it for other reasons.</p>
<p>On Monday we sweep. It is astonishing where clay goes. There was a dusting of it inside the clock, and a perfect thumbprint, in grey, on the ceiling lamp, about which nobody knew anything.</p>
<h2>Tuesday, shelves</h2>
<p>Every pot in the building is taken down, wiped and put back, and each must be spoken for: who is it waiting for, and since when? Those that have waited longer than three years go home with one of us or to the blue dots. This year there were nine. Four of them were teapots. We do not make teapots any more.</p>
<h2>Wednesday, letters</h2>
<p>We answer what we have not answered. A school wanted to know if clay is alive (no, but what lives in it is). A man in Ohio sent a photograph of a mug of ours that had come out of a lake.</p>
<h2>Thursday and Friday, nothing in particular</h2>
<p>This is what the week is for. Maren makes shapes that nobody ordered. Tobias mixes glazes from whatever is nearly used up, with no scales, and writes down nothing. It always feels like a waste until about Friday noon. The waist of the cup in the <a href="/shop/p/dinner-set">dinner set</a> is a Thursday. Ink is a Friday, and so, in fairness, is a pink that we agreed never to mention again.</p>
<p>On Sunday evening we light the burners. It takes until Tuesday for the building to be warm, and by then nobody remembers where the broom is.</p>`,
    tags: ['studio', 'fire'],
    categories: ['Studio'],
    author: 'tobias-reyes',
    picture: 'about',
    daysAgo: 334,
  },
];
