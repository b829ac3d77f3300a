import type { StarterPost } from '../starter.ts';

/** Who writes, by the name that stories call them by. */
export const authors = {
  dot: {
    name: 'Dot Halvorsen',
    bio: 'Edits Inland from the room above the hardware store, and drives to things.',
  },
  amos: {
    name: 'Amos Pruitt',
    bio: 'Read gas meters for nineteen years. Writes about weather, machines and what people say about both.',
  },
  lucia: {
    name: 'Lucía Barragán',
    bio: 'Grew up behind the counter of a bakery in Muscatine. Writes about work, and eats on assignment.',
  },
} as const;

/** Eight stories, the newest first. */
export const stories: readonly StarterPost[] = [
  {
    urlId: 'the-water-tower-has-opinions',
    title: 'The water tower has opinions',
    author: 'dot',
    daysAgo: 2,
    categories: ['Places'],
    tags: ['towns', 'paint'],
    pictures: ['tower'],
    excerpt: '<p>A town of nine hundred had to pick a color. It took fourteen months and two mayors.</p>',
    body: `<p>The tower in Calder holds a hundred thousand gallons and, since last spring, a grudge. It had been silver for as long as anybody could remember, and then it had been silver with rust, and then an engineer from Des Moines wrote a letter with the word “shall” in it.</p>
<p>Painting a water tower costs about what a house does. For that money, people felt, there should be a vote. So on a Tuesday in March two hundred and six of them sat on folding chairs in the school gymnasium and looked at eleven squares of cardboard taped to the wall under the scoreboard.</p>
<h2>The case for white</h2>
<p>White is cheapest, and it keeps the water cool. White was also what Harlan had, nine miles off, and nobody in Calder has wanted to be mistaken for Harlan since the consolidation of 1988. White got four votes. Three of them were from people who sell paint.</p>
<p>There was a party for blue, on the grounds that a blue tower would disappear. “I asked them why we’d spend that money on something you can’t see,” said Verna Tate, who ran the meeting and kept the minutes in pencil. “They said that was the point. I said, then let’s just not paint it.”</p>
<blockquote><p>You can see that tower from eleven miles out. It is the only thing we own that everybody looks at.</p></blockquote>
<h2>What they did</h2>
<p>By midsummer the first mayor had resigned for unrelated reasons and the second had been elected for related ones. She put the cardboard squares in a box, drove out to the county line at six in the evening, and held them up against the sky one after another while her nephew took pictures.</p>
<p>The one that won is called Barn Coat. It is the red of a barn that has been looked after. At noon it is loud, and there have been complaints. But at dusk in October, when the fields have been cut and the moon comes up behind it, the thing hangs over the road like fruit, and people who have lived here all their lives pull over to the shoulder.</p>
<p>Somebody asked the mayor what would go on the side. The name, she said, had never been in question. What she had not expected was how many people would rather leave it off. Anyone close enough to read it, they argued, already knew where they were.</p>`,
  },
  {
    urlId: 'eleven-kinds-of-wind',
    title: 'Eleven kinds of wind',
    author: 'amos',
    daysAgo: 9,
    categories: ['Weather'],
    tags: ['words', 'farms'],
    pictures: ['wind'],
    excerpt:
      '<p>Out here nobody says that it is windy. That would be like a sailor saying that it is wet.</p>',
    body: `<p>For a year I wrote down every word for wind that I heard somebody use without being asked. I left out the ones from books. This is what remained, in the order in which they come over a field.</p>
<h2>The useful ones</h2>
<p><strong>A drying wind</strong> is the only kind that anybody has ever thanked. It comes from the southwest, in the second week of October, and turns a field of corn from a worry into a schedule. <strong>A laundry wind</strong> is the same wind, four miles closer to town.</p>
<p><strong>A carrying wind</strong> brings you things: the feedlot, the band practicing, a neighbor’s opinion of his combine. <strong>A spray day</strong> is not a wind but the lack of one, and is counted here because it is spoken of as though it were.</p>
<h2>The ones with manners</h2>
<p><strong>A lazy wind</strong> is too lazy to go around you, so it goes through. <strong>A widow’s wind</strong> tries every window in the house, and then the door. Two women, thirty miles apart, gave me the name, and each told me that it was her grandmother’s own.</p>
<p>What a stranger calls a breeze is <strong>some air</strong>. You can have a little, or you can get some. When there is none, it is <strong>close</strong>, and somebody will say that we are going to pay for this.</p>
<h2>The last three</h2>
<p><strong>A liar</strong> blows warm in February. <strong>A ground blizzard</strong> needs no snow but what is already lying there; overhead you may have blue sky and a fine view of the top half of a truck.</p>
<p>The eleventh has no name. It is the one that stops. Every animal on the place lifts its head, and you go to the cellar and do not finish your coffee. I asked nine people what they called it, and all nine just looked at me.</p>`,
  },
  {
    urlId: 'a-pie-for-every-precinct',
    title: 'A pie for every precinct',
    author: 'lucia',
    daysAgo: 17,
    categories: ['Table'],
    tags: ['pie', 'towns'],
    pictures: ['pies'],
    excerpt: '<p>On election night in Tell County, nobody goes home until the rhubarb is counted.</p>',
    body: `<p>There are six precincts in Tell County, and the rule is one pie from each. Who made the rule is disputed. That it is a rule is not: in 2004 the fourth precinct sent brownies, and people still lower their voices when they tell you.</p>
<p>The polls close at eight. By half past, the boxes start coming up the courthouse steps, each carried by two people who do not vote alike, and behind each box comes somebody with a dish towel over something warm.</p>
<h2>In order of arrival</h2>
<ol><li><strong>First precinct:</strong> cherry, with a lattice, from the same recipe since the tornado.</li><li><strong>Second:</strong> lemon under meringue. The second precinct is the college.</li><li><strong>Third:</strong> apple, seven leaves cut into the top for the seven townships.</li><li><strong>Fourth:</strong> whatever they like, and nobody says a word.</li><li><strong>Fifth:</strong> peach, from the freezer, with a speech about the summer.</li><li><strong>Sixth:</strong> rhubarb and mint, always last, because it is forty minutes of gravel.</li></ol>
<p>The auditor, Merle Oakes, has run the count for twenty-two years. He is against computers and in favor of forks. While the tape runs, the pie sits on the long table in the corridor, and nobody may cut one until its precinct is certified.</p>
<blockquote><p>I have seen grown men check a column of figures three times, politely, with their eyes on a meringue.</p></blockquote>
<h2>Why it works</h2>
<p>I had gone up there to write something about trust. I had questions prepared. But by ten o’clock I was holding a paper plate beside a man who had just lost the only race he ever ran, by eleven votes, to the woman cutting him a second slice.</p>
<p>“You going to ask for a recount?” she said.</p>
<p>He thought about it. “Is there more of the cherry?”</p>`,
  },
  {
    urlId: 'how-to-read-a-grain-elevator',
    title: 'How to read a grain elevator',
    author: 'amos',
    daysAgo: 24,
    categories: ['Work'],
    tags: ['machines', 'towns'],
    pictures: ['elevator'],
    excerpt: '<p>It is the tallest thing in the county, and it has been telling you something all along.</p>',
    body: `<p>Start with the shadow. At nine in the morning the elevator at Ossian lies across the tavern; at noon it lies on itself; by four it has reached the ball field, and the outfield plays in the cool. People set their day by it and would be embarrassed to hear me say so.</p>
<h2>The tall part</h2>
<p>That is the headhouse. Inside it a belt with buckets goes up, empty to full, a hundred and eighty feet, and comes down full to empty on the other side. If the little windows are lit, they are running. If they are lit at two in the morning in October, it rained last week.</p>
<h2>The round part</h2>
<p>Each tube was poured in one go. Sixty men walked in a circle for eight days and nights on a platform that rose six inches an hour, pouring as they went, since concrete that stops has a seam, and a seam lets go. My grandfather was the boy with the lantern. He said that nobody talked, and that on the fifth night somebody began to sing and the foreman cried.</p>
<h2>What it says</h2>
<p>A pile on the ground beside it means a good year and a bad railroad. One new steel bin means a merger. Two mean that a co-op somewhere else has closed. Fresh white paint on the town side only means an anniversary, and a single pickup outside on a Sunday means that somebody’s marriage is in trouble or somebody’s motor is.</p>
<p>When the pigeons leave, call the fire department. I mean this one seriously.</p>`,
  },
  {
    urlId: 'the-river-moved-the-county-line',
    title: 'The river moved, and the county line did not',
    author: 'lucia',
    daysAgo: 33,
    categories: ['Places'],
    tags: ['rivers', 'law'],
    pictures: ['meander'],
    excerpt:
      '<p>Forty acres of Bremer County lie on the wrong side of the water. Eleven people live there, and one goat.</p>',
    body: `<p>In the spring of 1912 the river had a curve in it like a shepherd’s crook, and the surveyors ran the county line down the middle of the stream. In the summer of 1913 the river thought better of it.</p>
<p>It took one night. A farmer named Aldous Beck went to bed with the water east of his house, and woke up with it to the west. He had not moved. By law, neither had the line.</p>
<h2>An island, legally</h2>
<p>The eleven people who live on Beck’s Bend today pay their taxes to a courthouse that they cannot reach without driving through two other counties. The snowplow comes last. The sheriff comes by appointment. Mail arrives, when it does, with a note of apology.</p>
<p>“You get a lot of freedom,” says June Beck, who is the fourth of that name to live there. “The assessor has not set foot here since my wedding, and he was a guest.”</p>
<h2>The lake it left</h2>
<p>Where the crook was, there is now a pond in the shape of a comma. It belongs to nobody, because it is measured by a river that is elsewhere. Herons have found it, and so has every child on the Bend.</p>
<p>Twice somebody has proposed a trade: forty acres for forty acres, and a line that follows the water. Twice it has gone to a vote, and twice the Bend has turned it down, eleven to nothing. I asked June why.</p>
<p>“Because,” she said, looking out at it, “it’ll only move again.”</p>`,
  },
  {
    urlId: 'friday-by-the-lights',
    title: 'Friday, by the lights',
    author: 'dot',
    daysAgo: 41,
    categories: ['Places'],
    tags: ['schools', 'towns'],
    pictures: ['lights'],
    excerpt:
      '<p>The school has nine seniors and plays with eight. From the highway it looks like a city.</p>',
    body: `<p>You come over the last rise before Marl, and there is a glow ahead on the plain that you would swear is a city of some size. It is four poles, two hundred people, and a concession stand.</p>
<p>There are nine seniors at the school this year, and seven are on the team. One is in the band as well. At halftime he takes off his helmet, jogs to the fifty-yard line and plays the cornet with grass on his face.</p>
<h2>The poles</h2>
<p>The lights were bought used, from a ballpark in Peoria, in 1971. They take eleven minutes to warm up and hum in B flat, to which the cornet has learned to tune. When one went out in September, the man who climbed up to change it was sixty-eight, and he had put it in.</p>
<h2>The score</h2>
<p>I have the score somewhere. I remember better what happened with four minutes left, when the transformer went, and all of it was dark at once: the field, the board, the road. Nobody said anything. And then you could see the actual sky, which had been up there the whole time, and two hundred people leaned back on the bleachers and looked at it.</p>
<p>It came on again after a while. I believe that some of us were sorry.</p>`,
  },
  {
    urlId: 'the-last-car-on-the-ferry',
    title: 'The last car on the ferry',
    author: 'lucia',
    daysAgo: 52,
    categories: ['Work'],
    tags: ['rivers', 'machines'],
    pictures: ['ferry'],
    excerpt: '<p>It crosses four hundred feet of river, holds two cars, and has never once been late.</p>',
    body: `<p>There is no timetable. You drive down to the water and honk. If Orrin Dill is on your side, he finishes his sandwich. If he is on the other, he finishes it over there.</p>
<p>The ferry at Tamarack Landing is a steel raft on a cable. It has no motor to speak of. Orrin turns a wheel, the raft leans into the current at a slant, and the river pushes it across, as it has pushed six boats before this one since 1858. “It’s a sail,” he says. “It’s just that the wind is wet.”</p>
<h2>What it has carried</h2>
<p>Hearses, twice. A circus camel, which did not care for it. Every bride from Tamarack for a hundred and sixty years, since the church is on the far side. In 1936 the river froze, and it carried nothing, and people walked across beside it feeling rude.</p>
<h2>The bridge</h2>
<p>The bridge will open in May, a mile downstream. It is a good bridge, and everybody is for it. An ambulance will save nineteen minutes. Orrin went to the meeting and spoke in favor.</p>
<p>I crossed with him on a weekday in the fall, my car and nobody else’s. Halfway over he let go of the wheel to show me that you can. The raft went on at the same pace with the water talking under it. Mist stood on the river, the sun was coming through it red, and neither of us was going anywhere in particular for about a minute and a half.</p>
<p>“They can’t put that on a bridge,” said Orrin, and took the wheel again.</p>`,
  },
  {
    urlId: 'in-praise-of-the-snow-fence',
    title: 'In praise of the snow fence',
    author: 'dot',
    daysAgo: 66,
    categories: ['Weather'],
    tags: ['winter', 'farms'],
    pictures: ['snow'],
    excerpt:
      '<p>It keeps nothing in and nothing out. It only asks the wind to put that down somewhere else.</p>',
    body: `<p>A fence is usually an argument. This one has gaps as wide as its slats, stops nobody, and belongs to whoever has the post driver. From November until the first week of April it stands in a field a hundred feet from the road and does the most courteous work I know.</p>
<p>You would think that it blocks the snow. It does not. It slows the wind, just enough that the wind cannot carry what it was carrying, and so it sets it down. Behind the fence a drift rises as long as a train. Behind the drift the road is dry.</p>
<h2>Half and half</h2>
<p>A solid wall does worse. The men at the county shed have known this for a century, and the university confirmed it in 1974: half wood and half nothing is best. The wind has to be let through, or it gets angry and digs.</p>
<p>I think about that more than I expected to when I began to edit other people’s sentences.</p>
<h2>April</h2>
<p>When the drift goes, it goes slowly, and waters that strip of the field for a month after everything around it is dust. If you know where to look in July, you can see where the fence was. The corn is a hand taller there, in a long straight line, with nothing beside it to say why.</p>`,
  },
];
