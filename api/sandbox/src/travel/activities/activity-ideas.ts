/** What a traveler can do in a place; `{c}` is the city, `{n}` a neighbouring town, `{d}` a local speciality. */
export interface ActivityIdea {
  name: string;
  short: string;
  /** Follows the short description in the long one. */
  more: string;
  /** Null: the provider does not say. */
  duration: string | null;
  dollars: number;
  needs: Need;
}

/** Where an idea makes sense. */
export type Need =
  | 'anywhere'
  | 'town'
  | 'city'
  | 'metropolis'
  | 'village'
  | 'island'
  | 'warm'
  | 'jungle'
  | 'cold'
  | 'mountains'
  | 'safari'
  | 'desert'
  | 'steppe'
  | 'vineyards'
  | 'temples'
  | 'oldWorld'
  | 'neighbour';

const idea = (
  needs: Need,
  duration: string | null,
  dollars: number,
  name: string,
  short: string,
  more: string,
): ActivityIdea => ({ name, short, more, duration, dollars, needs });

/** Every place takes what suits it in an order of its own, so a new idea changes what activity ids stand for. */
export const activityIdeas: readonly ActivityIdea[] = [
  idea('anywhere', '2 hours', 18, 'Historic walking tour of {c}', 'Discover the history of {c} on foot with a local guide.', 'Hear the stories behind its oldest streets. Pause at the market square and the oldest house in town. Groups of at most twelve leave room for questions.'),
  idea('anywhere', '3 hours', 42, 'Taste of {c}: street food and {d}', 'Eat your way through {c} with a guide who grew up here.', 'Six stops, from the morning market to a family kitchen. Try {d} where locals buy it. Vegetarian tastings on request.'),
  idea('town', '2 hours 30 minutes', 34, '{c} by bike: parks and back streets', 'See more of {c} on an easy bicycle tour.', 'The route keeps to quiet lanes and riverside paths. Stop for photos and a coffee half-way. Helmets and rain capes are included.'),
  idea('anywhere', '3 hours', 68, 'Cooking class: {d} the traditional way', 'Cook {d} with a family in {c} and eat what you made.', 'Begin at the market, choosing what is ripe. Learn the recipe step by step, at most eight guests at a time. Take the recipe cards home.'),
  idea('anywhere', '2 hours', 29, 'Golden hour photography walk in {c}', 'Photograph {c} in its best light with a professional.', 'Find the angles that postcards miss. Learn to use light, lines and reflections. Any camera or phone will do.'),
  idea('neighbour', '8 hours', 95, 'Full-day trip from {c} to {n}', 'Leave {c} behind for a day and explore {n}.', 'Travel in a small van with a driver who is also your guide. Free time for lunch and a walk. Pick-up from your hotel is included.'),
  idea('city', '1 hour 30 minutes', 24, 'Skip-the-line tickets to the {c} Museum of Art', 'Walk past the queue and straight into the great collection of {c}.', 'An audio guide in nine languages is included. See the old masters and the new wing. Stay as long as you like.'),
  idea('city', '1 day', 32, 'Hop-on hop-off bus: sightseeing in {c}', 'See the sights of {c} at your own pace from an open top deck.', 'Two routes pass every landmark. Buses come every twenty minutes. The ticket is valid for a whole day.'),
  idea('town', '2 hours', 22, 'Legends and ghosts: evening walk in {c}', 'An evening of dark tales in the old lanes of {c}.', 'A storyteller with a lantern leads the way. Hear of duels, disappearances and a very stubborn ghost. Not for the faint of heart.'),
  idea('anywhere', '4 hours', 48, 'Nature hike in the hills around {c}', 'Breathe out: a guided hike to the finest views near {c}.', 'An easy trail through woods and meadows. Learn the names of birds and herbs. A picnic of local produce waits at the top.'),
  idea('metropolis', '1 hour 30 minutes', 38, '{c} skyline: observation deck at sunset', 'Watch {c} light up from far above.', 'Tickets are for a fixed time, so there is no queue. A host points out the landmarks. The bar serves a drink with the view.'),
  idea('city', '3 hours', 79, 'Private tour of {c} with a historian', 'Your own guide, your own pace, the whole story of {c}.', 'Tell us what interests you and we plan the route. Skip what you know and linger where you like. Pick-up at your door.'),
  idea('town', '2 hours', 26, 'Market morning in {c} with tastings', 'Meet the traders of the {c} market and taste what they are proud of.', 'Cheese, fruit, bread and {d}. Learn how locals shop. A light second breakfast is included.'),
  idea('village', '2 hours', 15, 'A morning on a family farm near {c}', 'Feed the animals and taste the harvest on a farm outside {c}.', 'Help to collect the eggs. Walk through orchard and kitchen garden. Ends with homemade bread and jam.'),
  idea('village', '3 hours', 20, 'Village life: crafts and stories of {c}', 'Spend a slow morning with the craftspeople of {c}.', 'Watch a weaver and a carpenter at work. Try your own hand at it. Tea with the hosts is included.'),
  idea('village', '5 hours', 36, 'Rivers and forests: picnic hike from {c}', 'A quiet nature walk from {c} with a picnic by the water.', 'Six kilometres on soft paths. Look for deer at the edge of the woods. Suitable for children.'),
  idea('island', '3 hours', 65, 'Snorkelling with manta rays off {c}', 'Slip into warm water and watch manta rays glide by.', 'A marine biologist explains the reef on the boat. Mask, fins and a life vest are included. Only six guests on each trip.'),
  idea('island', '2 hours', 55, 'Sunset dolphin cruise from {c}', 'Sail out at dusk to where the dolphins play.', 'Pods of spinners often ride the bow wave. Cold drinks and fruit on board. If no dolphin shows up, the next trip is free.'),
  idea('island', '5 hours', 110, 'Sandbank picnic for two near {c}', 'A private picnic on a strip of white sand in the lagoon.', 'A dhoni takes you there and back. Lunch is grilled on the beach. Snorkel the drop-off while it cooks.'),
  idea('island', '4 hours', 98, 'First dive: discover scuba in {c}', 'Breathe under water for the first time, one instructor for two.', 'Begin in a shallow lagoon. Then follow the reef to eight metres. Photographs of your dive are included.'),
  idea('island', '4 hours', 75, 'Big game night fishing off {c}', 'Fish the traditional way with a hand line as the sun goes down.', 'The crew shows how it is done. Your catch is barbecued afterwards. All gear is provided.'),
  idea('island', '1 day', 140, 'Island hopping: three islands from {c}', 'See a fishing village, a desert island and a house reef in one day.', 'Travel by speedboat with a local guide. Lunch is served on the second island. Snorkelling gear is included.'),
  idea('warm', '2 hours', 40, 'Sunrise kayaking near {c}', 'Paddle out in the cool of the morning.', 'Double kayaks are stable and easy. Watch for herons and turtles. Breakfast follows on the shore.'),
  idea('jungle', '6 hours', 85, 'Waterfall and jungle adventure from {c}', 'Swim beneath a waterfall deep in the green.', 'Walk in along a shaded trail. Swing into the pool on a rope. Lunch is wrapped in banana leaves.'),
  idea('cold', '4 hours', 120, 'Chasing the northern lights from {c}', 'Leave the city lights behind and wait for the sky to dance.', 'Guides follow the forecast to the clearest spot. Warm suits and hot chocolate are included. Learn to photograph the aurora.'),
  idea('cold', '2 hours', 58, 'Sauna, ice bath and stories in {c}', 'The proper way to warm up in {c}.', 'Three rounds of wood-fired heat. A dip in cold water for the brave. Herbal tea by the fire.'),
  idea('mountains', '7 hours', 105, 'Summit day hike with a mountain guide from {c}', 'Climb to a panorama you will not forget.', 'The guide sets a pace everybody can keep. Poles are provided. Lunch at a mountain hut is included.'),
  idea('mountains', '3 days', 420, 'Three-day trek: huts, passes and valleys near {c}', 'Three days on foot through the mountains, from hut to hut.', 'Porters carry the heavy bags. Evenings are for stars and stories. Meals and beds are included.'),
  idea('mountains', '2 hours', 130, 'Tandem paragliding above {c}', 'Run a few steps and fly.', 'A licensed pilot does the steering. The flight lasts about twenty minutes. Photographs and video on request.'),
  idea('safari', '5 hours', 160, 'Morning game drive from {c}', 'Look for lions, elephants and giraffes at first light.', 'Open vehicles give everyone a clear view. The ranger reads tracks on the way. Coffee is served in the bush.'),
  idea('safari', '4 days', 890, 'Four-day safari: camps and plains from {c}', 'Four days among wild animals, nights under canvas.', 'Two game drives each day. Sleep in tented camps with real beds. All meals and park fees are included.'),
  idea('desert', '5 hours', 70, 'Desert safari with dune drive and dinner from {c}', 'Dunes at sunset, dinner beneath the stars.', 'A driver takes you over the crests. Try sandboarding. Grilled food, music and tea in the camp.'),
  idea('desert', '2 days', 190, 'Two-day desert adventure: camels and camp from {c}', 'Ride into the dunes and sleep in a desert camp.', 'Camels carry you for two hours. Watch the sunrise from the highest dune. Meals and tents are included.'),
  idea('steppe', '8 hours', 90, 'A day with a nomad family outside {c}', 'Drive out to the steppe and share a day of nomad life.', 'Learn to milk a mare and to ride like a herder. Lunch is served in the ger. Wide views in every direction.'),
  idea('steppe', '5 days', 640, 'Five days across the steppe from {c}', 'Horses, gers and endless grass: five days on the road.', 'Nights with herder families. A guide and a cook travel with you. Riding is for beginners, too.'),
  idea('vineyards', '5 hours', 88, 'Wine tour: three cellars near {c}', 'Taste the region in three cellars and many glasses.', 'Meet growers who make a few thousand bottles a year. Cheese and bread between the tastings. Nobody has to drive.'),
  idea('vineyards', '2 hours', 45, 'Wine and cheese tasting in the old town of {c}', 'Five wines, five cheeses and one very good cellar.', 'A sommelier explains why they belong together. No knowledge needed. At most ten guests around one table.'),
  idea('temples', '4 hours', 36, 'Temples and shrines of {c} with a monk', 'See the temples of {c} with someone who lives in one.', 'Learn what the gestures mean. Offer incense and sit in silence for a while. Dress with covered shoulders.'),
  idea('temples', '2 hours', 30, 'Tea ceremony and traditional crafts in {c}', 'Slow down over a bowl of tea.', 'A master explains each movement. Then try calligraphy or weaving. Keep what you make.'),
  idea('oldWorld', '2 hours 30 minutes', 27, 'Cathedrals, castles and courtyards of {c}', 'Nine hundred years of {c} in one walk.', 'Climb to the best viewpoint. Enter courtyards that are closed to the street. A historian leads every group.'),
  idea('oldWorld', '1 hour', 20, 'Candlelight concert in {c}', 'An hour of music in a candlelit hall.', 'A string quartet plays well-loved pieces. Seats are unreserved. Doors open half an hour before.'),
  idea('neighbour', '5 hours', 62, 'Half-day trip to {n} with tastings', 'A small town near {c} that few travelers know.', 'Walk its main street with a local. Taste what is made here. Back in {c} in time for dinner.'),
  idea('neighbour', '2 days', 260, 'Two-day tour from {c}: {n} and the countryside', 'Two days of landscapes, villages and good food.', 'Stay overnight in a country inn. The pace is easy and the groups are small. Breakfast and transport are included.'),
  idea('city', '8 days', 1450, 'Eight-day grand tour starting in {c}', 'A week and a day through the best of the country.', 'Comfortable trains and small hotels. A tour leader looks after everything. Free afternoons in every place.'),
  idea('metropolis', '3 hours', 59, 'Evening food tour: hidden kitchens of {c}', 'Four kitchens, four neighbourhoods, one hungry evening.', 'Taste {d} the way the cooks eat it. Drinks at two stops are included. Ends at a bar without a sign.'),
  idea('city', '2 hours', 35, 'Street art and design districts of {c}', 'Murals, galleries and workshops in the creative quarter of {c}.', 'Meet an artist at work. Learn what the pieces say. Try a spray can on a legal wall.'),
  idea('city', '1 hour', 28, 'Boat cruise through {c}', 'See {c} from the water.', 'Glass roofs keep the rain out. A commentary points out the sights. Departures all day.'),
  idea('metropolis', '1 hour 15 minutes', 65, 'Theatre evening in {c}: best available seats', 'A night out on the stage of {c}.', 'Seats are chosen for you among the best left. Collect the tickets at the door. Dress as you please.'),
  idea('town', '1 hour', 12, 'City museum of {c}: entrance ticket', 'All of {c} under one roof.', 'From the first settlers to the day before yesterday. A model shows the old walls. Free for children under six.'),
  idea('town', '3 hours', 54, 'Private photo session in the old town of {c}', 'Come home with portraits instead of selfies.', 'A photographer meets you where you like. Thirty edited pictures within three days. For couples, families and friends.'),
  idea('city', '2 hours', 33, 'Family treasure hunt in {c}', 'Riddles and clues lead your family through {c}.', 'Children lead, parents follow. Every team gets a map and a prize. For ages six and up.'),
  idea('anywhere', null, 16, 'Self-guided audio walk in {c}', 'Put on your headphones and let {c} tell its story.', 'Start whenever you like. Sixteen stops, each with a short tale. Works without a connection.'),
  idea('anywhere', '3 hours', 45, 'Birdwatching at dawn around {c}', 'See the wildlife of {c} before the town wakes.', 'Binoculars and hot tea are provided. The guide knows every call. Suitable for beginners.'),
]; // prettier-ignore

/** Put before the name when a place has more activities than there are ideas for it. */
export const activityVariants = ['', 'Private: ', 'Small group: ', 'Early bird: '] as const;
