/// The words of which the streaming service's titles and synopses are made, as data; the format is that of
/// ``ContentRecord``.
///
/// Each `genre` lists leads, events and turns for its synopses and is followed by its patterns of `titles`, which are
/// used in turn. A joiner stands in quotation marks, because its spaces count. The lengths of the lists of a genre
/// have no common divisor; see ``Lexicon``. Synopses are English in every catalogue; titles have a Swedish line where it
/// differs.
enum LexiconContent {
  /// Invented people and places.
  static let names = #"""
    names
    first Åsa | Björn | Märta | Søren | Zoë | Łukasz | Inés | Oskar | Tuuli | Håkan | Maïté | Elin | Ragnhild | Tomáš | Signe | Yusuf | Linnéa | Þóra | Marek | Freja | Amir | Görel | Niklas | Chloé | Aino | Stellan | Ebba | Joaquín | Vigdís | Kerstin | Émile | Nadja | Östen | Lovisa
    last Åkerfeldt | Bergquist-Ley | Sørlie | Lindhagen | Öhrvall | Kowalska | Haraldsdóttir | Ekströmer | Väinölä | Månsdotter | Dahlskog | Nuñez | Hedqvist | Strömgård | Brîncuș | Wallerstedt | Gyllenvik | Ødegård | Sjöblad | Marchetti | Tengroth | Lövhammar | Ångman | Fröjd | Rask | Hallgrimsen | Zetterlund-Ay | Kjær | Nordenmark | Ivarsdotter | Pärn | Söderlind | Oyelaran
    place Mörkedal | Sälgrund | Högåsa | Östervik | Stenviken | Ljusterholm | Kalvnäs | Tärnö | Gråbohed | Vängabruk | Norrhamn | Älgsjö | Rönnskär | Björkhult | Åmynning | Svartbäck | Håvik
    """#

  /// The lexicons of all genres.
  static let text = #"""
    genre kriminal
    lead Detective {name}
    lead A retired harbour pilot
    lead Prosecutor {name}
    lead A forensic botanist from {place}
    lead A suspended police diver
    lead Night dispatcher {name}
    lead A small-town locksmith
    lead Former cold-case investigator {name}
    lead A court interpreter
    lead The new chief of police in {place}
    lead An insurance assessor with one case left
    event reopens a drowning that everyone in {place} agreed to forget
    event finds a stranger's name carved into a family boathouse
    event is called to a cottage where the table is set for five and only four can be found
    event receives a cassette with a voice that has been silent since 1989
    event recognises a missing girl in the background of a wedding film
    event follows a stolen church bell to a quarry outside {place}
    event is alone in seeing that two farewell letters share one handwriting
    event wakes up as the last person to have met the mayor alive
    event inherits an investigation from a colleague who vanished with the file
    event discovers that the best-loved doctor in {place} never passed an exam
    event must guard a witness through one long winter crossing
    event digs into the archive of a closed orphanage
    turn What looks like an accident turns out to be the third of its kind.
    turn Each answer leads one step closer to home.
    turn The ice breaks in nine days, and the evidence goes with it.
    turn Somebody inside the station is always one phone call ahead.
    turn An entire village has rehearsed the same story.
    turn The only ally is the man who was convicted of it.
    turn By Midsummer, no one in the parish is above suspicion.
    turn The trail runs through three countries and one very quiet family.
    turn It would be easy to look away, and everybody asks for it politely.
    turn The files were sealed by someone who is still in office.
    turn Then the prime suspect walks in and confesses to something else.
    turn There are two versions of that night, and both are true.
    turn The culprit has been reading along from the start.

    titles
    joiner " "
    joiner.sv ""
    heads Winter | Blood | Fog | Night | Ice | Stone | Salt | Ash | Iron | Soot | Tar | Coal
    heads.sv Vinter | Blod | Dim | Natt | Is | Sten | Salt | Ask | Järn | Sot | Tjär | Kol
    tails Tracks | Haven | Testimony | Line | Grave | Bridge | House | Year | Skerry | Silence | Archive | Motive
    tails.sv spåret | hamnen | vittnet | linjen | graven | bron | huset | året | skäret | tystnaden | arkivet | målet

    titles
    joiner " "
    heads The Witness | The Last Summer | A Drowning | The Stranger | Night Shift | The Oath | An Empty Chair | The Locksmith | Three Confessions | The Verger | Low Tide | A Clean Break
    tails at Stenviken | in Gråbo | on Ljusterholm | at Kalvnäs | in Högåsa | on Tärnö | in Mörkedal | at Sälgrund | in Östervik | by Lake Vänga | on Platform Two | at the Old Quarry

    titles
    joiner " "
    heads Cold | Silent | Black | Borrowed | Shallow | Second | Bitter | Hollow | Northern | Buried | Crooked | Patient
    tails Harbour | Water | Evidence | Ground | Winter | Alibi | Parish | Ledger | Light | Mercy | Ferry | Inheritance

    genre drama
    lead Three sisters
    lead A ferry captain and an estranged son
    lead Two families in {place}
    lead The Lindqvists, boat builders for five generations,
    lead A choir of shipyard widows
    lead A piano teacher and a teenage pupil
    lead The staff of a closing sanatorium
    lead {name} and a brother not seen in twenty years
    lead The last two farmers in {place}
    lead A newly elected bishop and an old friend
    lead Four cousins
    event gather to sell the house where nobody wants to sleep
    event find a drawer of letters that were written but never posted
    event share one summer, one car and one secret
    event try to keep a small theatre alive through a hard winter
    event return to {place} for a funeral and stay for the harvest
    event learn that the family business was never theirs
    event cross the country to scatter ashes in the wrong lake
    event open a restaurant in a railway station without trains
    event wait out a storm on an island with nothing left to hide behind
    event take in a boy who says he is a relative
    event rehearse a wedding that one of them means to stop
    event rebuild a wooden church that one of them burnt down
    turn Old debts are paid, though seldom by those who made them.
    turn Love turns out to be a practical matter.
    turn Someone has to speak first, and it takes six months.
    turn What was meant as a farewell becomes a beginning.
    turn The inheritance is smaller than feared and heavier than hoped.
    turn Nothing happens for a week, and then everything does.
    turn Forgiveness arrives, but not from where it was expected.
    turn A warm and exact portrait of people who mean well.
    turn The truth has been in the guest book the whole time.
    turn Between the dishes and the silence, a family takes shape.
    turn It ends with a toast that no one has prepared.
    turn One spring thaw is enough to change who sits at the table.
    turn Some doors open only from the outside.

    titles
    joiner " "
    heads The House | A Letter | The Sisters | Everything | The Year | Four Winters | The Garden | A Room | The Long Table | What Remains | The Piano | The Keys
    tails We Left Behind | Between Us | from the Coast | After Ingrid | Nobody Sold | Before the Snow | on Birch Street | Without Father | You Promised | at the End of the Line | Across the Sound | That Was Ours

    titles
    joiner " "
    heads Around | After | Before | Under | Beyond | Along | Near | Above | Outside | Towards | Behind | By
    heads.sv Kring | Efter | Före | Under | Bortom | Längs | Nära | Över | Utanför | Mot | Bakom | Vid
    tails the Harvest | the Thunder | the Lake | the Bridge | the Lighthouse | Midnight | Childhood | the Border | the Spring | the Silence | the River | the Light
    tails.sv skörden | åskan | sjön | bron | fyren | midnatt | barndomen | gränsen | våren | tystnaden | älven | ljuset

    titles
    joiner " "
    heads Quiet | Ordinary | Distant | Tender | Unsent | Late | Honest | Small | Borrowed | Restless | Fragile | Gentle
    tails Mercies | Letters | Kitchens | Departures | Weather | Daughters | Promises | Arrivals | Winters | Neighbours | Harvest | Islands

    genre komedi
    lead A parking attendant with artistic ambitions
    lead The housing board of Lingonvägen 14
    lead {name}, wedding planner and three times divorced,
    lead A washed-up variety magician
    lead The world's most cautious driving instructor
    lead The proudest hot-dog vendor in {place}
    lead A tax inspector on parental leave
    lead The village brass band of {place}
    lead A former child star named {name}
    lead An accountant with a secret karaoke career
    lead A widower who shares a summer house with two ex-wives
    event will do anything to win the county's finest lawn
    event must hide a stolen moose until Monday
    event by mistake gets elected to the municipal council
    event must host forty German relatives in a two-room flat
    event signs up for a marathon to impress a dentist
    event attempts to save the local swimming hall with a musical
    event goes to war over the booking list of the laundry room
    event wins a cruise that nobody in the family wants to miss
    event is mistaken for royalty during a visit to {place}
    event starts a rumour that becomes a festival
    event adopts a retired police dog with strong opinions
    event is locked in a furniture store over Christmas
    turn It goes well for about eleven minutes.
    turn The minutes of the meeting run to four hundred pages.
    turn Honesty would help, so nobody tries it.
    turn Enter a mother-in-law with a power drill.
    turn The only sober witness is a parrot.
    turn Dignity is lost, found and lost again.
    turn What could be fixed with a phone call takes a whole summer.
    turn There is cake, there are lawyers, and there is a sauna.
    turn Every lie needs a bigger boat.
    turn By the end, the whole street is in on it.
    turn Fortunately, nobody reads the small print.
    turn A comedy about stubborn people and very thin walls.
    turn And then the king really does turn up.

    titles
    joiner " "
    heads Generally | Temporarily | Completely | Practically | Very | Rather | Entirely | Unusually | Always | Never | Officially | Decently
    heads.sv Allmänt | Tillfälligt | Fullständigt | Nästan | Mycket | Ganska | Helt | Ovanligt | Alltid | Aldrig | Officiellt | Hyggligt
    tails Confused | Closed | Fine | Busy | Normal | Grown-Up | Booked | Delayed | Married | on Leave | in Agreement | Overdressed
    tails.sv förvirrade | avstängt | okej | upptagna | normalt | vuxna | bokat | försenade | gifta | lediga | överens | ombytta

    titles
    joiner " "
    heads The Caravan | My Landlord | The Tenants' Board | Uncle Göran | The Laundry Room | Team Building | The Parish Bingo | A Sourdough | The Substitute | The In-Laws | Our Neighbour | The Minigolf Club
    tails Always Wins | Strikes Back | Is Moving In | Goes to Town | Knows Best | on Ice | Says No | and Other Disasters | Never Sleeps | Against the World | for Beginners | Has Left the Chat

    titles
    joiner " "
    heads Two | Almost | Eleven | Some | Too Many | No More | Seven | Other People's | Nearly | Strictly | Mostly | Free
    tails Weddings | Cousins | Saunas | Meatballs | Heirs | Hammocks | Vikings | Divorces | Tenors | Moose | Parking Fines | Grandmothers

    genre thriller
    lead An air-traffic controller
    lead Interpreter {name}
    lead A disgraced bank auditor
    lead The youngest minister in the government
    lead Submarine engineer {name}
    lead A ransom negotiator
    lead A mathematician on a ferry to {place}
    lead Investigative reporter {name}
    lead A courier who never opens the parcel
    lead The night guard of a data centre in {place}
    lead A retired signals officer
    event overhears the one sentence that was never meant to be translated
    event has until midnight to return something that was never stolen
    event finds a second set of books and a colleague's obituary, dated tomorrow
    event is handed a suitcase, a name and no way back
    event sees a plane vanish from the screen, and is told that it never took off
    event agrees to one harmless favour for an old friend
    event picks up a distress call from a ship that sank in 1974
    event learns that the whole city is being listened to from a flat in {place}
    event is offered a new identity that already belongs to somebody
    event has six hours aboard a sleeper train to find the buyer
    event recognises the voice of the kidnapper
    event uncovers a pipeline deal that three people have died for
    turn Trust is a luxury, and the power goes out at nine.
    turn The safest place is the one they are already searching.
    turn Every call is being recorded, even the ones not yet made.
    turn Nobody is who their papers say.
    turn The price doubles with each hour of silence.
    turn There is a traitor in a team of two.
    turn To tell the truth would start a war.
    turn The border closes at dawn.
    turn It was never about the money.
    turn The only proof is about to be demolished.
    turn Someone has planned for every choice but this one.
    turn Running is easy; the trouble is where to.
    turn And the clock in the evidence room runs four minutes fast.

    titles
    joiner " "
    heads The Baltic | The Helsinki | The Ångström | The Narvik | The Courier | The Vantaa | The Öresund | The Kestrel | The Malmö | The Reykjavík | The Meridian | The Gdańsk
    tails Protocol | Exchange | Signal | Account | Deadline | Cipher | Corridor | Transfer | Defection | Clause | Leak | Circuit

    titles
    joiner " "
    heads Dead | Open | Blind | Double | Zero | Broken | Static | Final | Inside | Hostile | Fault | Trip
    tails Line | Channel | Reckoning | Current | Cover | Hour | Wire | Exit | Witness | Margin | Switch | Passage

    titles
    joiner " "
    heads No | Last | Next | Wrong | Other | Every | Same | Third | Hidden | False | Stolen | Unknown
    heads.sv Ingen | Sista | Nästa | Fel | Andra | Varje | Samma | Tredje | Dolda | Falsk | Stulen | Okänd
    tails Sender | Station | Signal | Turning | Recipient | Identity | Way Out | Contact | Minute | Code | Border | Frequency
    tails.sv avsändare | station | signal | vändning | mottagare | identitet | utväg | kontakt | minut | kod | gräns | frekvens

    genre science-fiction
    lead The crew of a salvage ship
    lead Cartographer {name}
    lead The only child born on Mars
    lead A maintenance robot with a curious fault
    lead Terraforming engineer {name}
    lead A colony of three hundred beekeepers
    lead The archivist of a drowned city
    lead Botanist {name}
    lead An astronomer in {place}
    lead A pilot who has been asleep for ninety years
    lead The twelfth clone of a famous composer
    event wakes to find that the sun has moved
    event receives a reply to a message that is still on its way
    event discovers a door in the ice with a Swedish name on it
    event has to choose which of two identical worlds to save
    event is ordered to switch off the only voice left on board
    event finds a garden growing where no air should be
    event loses one hour each day, always the same one
    event answers an advertisement for a journey without return
    event must teach an alien visitor what a promise is
    event learns that the evacuation of {place} took place a week from now
    event traces a lullaby to the far side of the moon
    event keeps a lighthouse at the edge of a dying star
    turn Whatever is out there has excellent manners.
    turn Home is eleven light years away and getting closer.
    turn The ship remembers things that the crew does not.
    turn Oxygen is short, and so is patience.
    turn There is no such thing as an empty planet.
    turn Time is not the problem; there is simply too much of it.
    turn The first contact is also an apology.
    turn A hopeful story about very large distances.
    turn Somebody has to go out and turn the key by hand.
    turn The stars are right, but the map is wrong.
    turn No one asked what the machines were dreaming of.
    turn On the third day the snow begins to fall upwards.
    turn To come back, somebody must decide to stay.

    titles
    joiner " "
    heads Station | Colony | Signal | Orbit | Project | Archive | Vessel | Outpost | Protocol | Echo | Harbour | Beacon
    tails Aurora | Nine | Ymer | Perihelion | Saga | Polaris | Freja | Thule | Zenith | Lumen | Halcyon | Borealis

    titles
    joiner " "
    heads The Last | A Second | The Silent | The Borrowed | A Distant | The Frozen | The Unwritten | A Paper | The Inverted | The Patient | A Copper | The Weightless
    tails Sun | Ocean | Century | Orbit | Machine | Moon | Forest | Gravity | Memory | Horizon | Winter | Traveller

    titles
    joiner " "
    joiner.sv ""
    heads Star | Moon | Light | Atom | Space | Sun | Neon | Glass | Silver | Frost | Dust | Clock
    heads.sv Stjärn | Måne | Ljus | Atom | Rymd | Sol | Neon | Glas | Silver | Köld | Damm | Klock
    tails Journey | City | Map | Legacy | People | Tower | Sleep | Traveller | Colony | Garden | Watch | Gate
    tails.sv resan | staden | kartan | arvet | folket | tornet | sömnen | fararna | kolonin | trädgården | vakten | porten

    genre romantik
    lead A lighthouse painter
    lead Wedding photographer {name}
    lead A pastry chef with a broken arm
    lead The shyest bookseller in {place}
    lead A touring cellist
    lead Veterinarian {name}
    lead A divorced meteorologist
    lead A harbour master's daughter
    lead Tango teacher {name}
    lead A florist who is allergic to lilies
    lead The last telegraphist in {place}
    event rents out the spare room to the worst possible guest
    event keeps finding the same stranger's glove
    event agrees to play the part of someone's fiancée at a crayfish party
    event misses the last boat and meets the one other person on the quay
    event begins to answer love letters addressed to the former tenant
    event is hired to cater the wedding of an old flame
    event wins a dance competition with a partner who cannot dance
    event inherits half an orchard, the other half belonging to a rival
    event gets snowed in at {place} with an ex and one blanket
    event falls for a voice on the shipping forecast
    event has one week to learn Danish for a first date
    event takes a road trip with a best man who has lost the rings
    turn Neither of them is looking for anything, which is how it starts.
    turn The weather has other plans.
    turn Everyone can see it, except the two it concerns.
    turn It takes a goat, a storm and a very bad song.
    turn Some people are worth missing the train for.
    turn An honest answer would spoil everything, or save it.
    turn By August there is no pretending left.
    turn A mother approves, and that is the first warning.
    turn The wrong address turns out to be right.
    turn Sweet, a little salty, and never in a hurry.
    turn Then the telephone rings in the middle of yes.
    turn They have nothing in common apart from the future.
    turn All that remains is to say it out loud.

    titles
    joiner " "
    heads Love | A Kiss | Midsummer | Honeymoon | Second Chances | Rain | Breakfast | Dancing | Sundays | A Proposal | Postcards | Snowed In
    tails in Visby | at Platform Nine | with Strangers | on Saltö | by Appointment | for Two | at the Lighthouse | without Sugar | in Smögen | after Forty | on the Night Train | in Ålesund

    titles
    joiner " "
    heads In Love with | The Summer with | Letters to | A Dance with | Almost Married to | Breakfast with | The Secret about | The Journey to | Falling for | A Year with | Dreaming of | A Wedding near
    heads.sv Förälskad i | Sommaren med | Brev till | En dans med | Nästan gift med | Frukost med | Hemligheten om | Resan till | Kär i | Ett år med | Drömmen om | Bröllop hos
    tails Astrid | a Stranger | Copenhagen | the Farm Next Door | Julian | Elsa and Sam | Österlen | the Neighbour | Captain Blom | Mrs Åkerlund | Doctor Sjö | Bohuslän
    tails.sv Astrid | en främling | Köpenhamn | granngården | Julian | Elsa och Sam | Österlen | grannen | kapten Blom | fru Åkerlund | doktor Sjö | Bohuslän

    titles
    joiner " "
    heads Nearly | Probably | Accidentally | Hopelessly | Secretly | Finally | Still | Madly | Quietly | Suddenly | Eventually | Officially
    tails Yours | in Love | Married | Together | Ever After | Engaged | Us | Forever | Smitten | in Bloom | Single | at Home

    genre aventyr
    lead A disgraced navigator
    lead Mountain guide {name}
    lead A band of runaway apprentices
    lead The king's worst swordsman
    lead Treasure diver {name}
    lead A smuggler with a conscience
    lead Bush pilot {name}
    lead A librarian from {place}
    lead An exiled princess
    lead A tightrope walker from a circus family
    lead A mapmaker who has never left {place}
    event sets out to find an island that moves with the ice
    event must carry a crown across four hundred kilometres of winter
    event steals the wrong ship on the right night
    event wins half a treasure map in a game of cards
    event is caught between two armies and one narrow bridge
    event goes after a gold train that never arrived in {place}
    event makes a bargain with the pirate who sank the fleet
    event leads a rescue up a mountain that no one has climbed twice
    event breaks out of a prison built on the back of a glacier
    event has three days to cross a desert of black sand
    event wakes a guardian that was meant to sleep for another century
    event takes up the quest that ruined the family name
    turn Behind them rides a hunter who has never lost a trail.
    turn The real treasure is guarded by bookkeepers.
    turn Friends are made at swordpoint.
    turn It would be a fine plan, if it were not for the whale.
    turn Each clue is older than the one before.
    turn Somebody in the company is being paid twice.
    turn There is honour among thieves, and it is exhausting.
    turn The avalanche is the least of it.
    turn Only a liar could find the way back.
    turn Swift, salty and full of narrow escapes.
    turn Nothing on the map is where it should be, least of all the sea.
    turn In the end, courage is a matter of shoes.
    turn A kingdom waits, but so does the tide.

    titles
    joiner " of "
    heads The Raiders | The Crown | The Map | The Wolves | The Captain | The Riddle | The Bridge | The Lost Fleet | The Compass | The Smugglers | The Outlaws | The Gate
    tails Birka | the White Sea | Kebnekaise | Saint Elmo | the Salt Road | Hälsingland | the Iron Coast | Svalbard | the Blue Fjord | Old Kalmar | the Amber Isles | Vardø

    titles
    joiner " "
    heads Beyond | Escape from | Race to | Storm over | Return to | Ambush at | Journey to | Siege of | Secrets of | Treasure of | Flight from | Duel at
    tails Skull Reef | the Tenth Parallel | Raven Pass | Black Glacier | Fort Sofia | Thunder Bay | Wolf Lake | the Amber Road | Cape Sorrow | the Sunken City | Ghost Canyon | the Northern Gate

    titles
    joiner " "
    heads The Sea's | The Mountain's | The Forest's | The Storm's | The Glacier's | The King's | The Wolf's | The Dragon's | The North's | The Volcano's | The Desert's | The Mine's
    heads.sv Havets | Fjällets | Skogens | Stormens | Isens | Kungens | Vargens | Drakens | Nordens | Eldens | Öknens | Gruvans
    tails Secret | Sons | Guardian | Heir | Treasure | Curse | Daughters | Law | Heart | Call | Key | Riders
    tails.sv hemlighet | söner | väktare | arvtagare | skatt | förbannelse | döttrar | lag | hjärta | rop | nyckel | ryttare

    genre natur
    lead A pair of sea eagles
    lead The lynxes of {place}
    lead An old she-bear and her cubs
    lead Three generations of otters
    lead The arctic foxes of the high fells
    lead Two young wolverines
    lead Two brown bears
    lead Half a million starlings
    lead The last wild reindeer of the south
    lead A family of beavers
    lead The cranes of {place}
    event survive the hardest spring in forty years
    event return to a valley that was emptied a century ago
    event cross a frozen strait before the sun comes back
    event build a home where the motorway used to run
    event raise their young within sight of the city lights
    event follow the salmon from the open sea to a nameless brook
    event spend four seasons beneath the oldest spruce in Europe
    event share one small lake with every predator of the north
    event learn to live in a forest that burnt last summer
    event reveal what happens in {place} when nobody is looking
    event meet their only neighbours, two hundred kilometres away
    event travel further than anyone had thought possible
    turn Filmed over six years, often at minus thirty.
    turn The smallest creature in the bog decides who gets to eat.
    turn Winter is not an enemy here, only a landlord.
    turn New cameras show a night that is as busy as any street.
    turn One late frost is enough to change the whole year.
    turn Not all of them will make it to autumn.
    turn A portrait of patience, feathers and mud.
    turn What was believed to be silence is conversation.
    turn The tide gives everything back, in its own time.
    turn Science arrives late and with wet boots.
    turn You will never walk past an anthill in the same way.
    turn The landscape itself has the leading part.
    turn With sound recorded under the ice for the first time.

    titles
    joiner " "
    heads A Year | The Long Winter | Dawn | The Night | Four Seasons | The Thaw | First Light | The Great Journey | The Secret Life | The Silence | The Return | The Last Summer
    tails of Sarek | of Lake Hornborga | of the Outer Isles | of the Old Forest | of the River | of the Far North | of the Salt Marsh | of the High Fells | of the Bog | of Öland | of the Fjord | of the Blue Hills

    titles
    joiner " "
    heads Wild | Secret | Hidden | Living | Ancient | Drifting | Frozen | Untamed | Whispering | Vanishing | Waking | Endless
    tails Bogs | Archipelago | Rivers | Tundra | Shores | Meadows | Cliffs | Taiga | Fjords | Reefs | Valleys | Moors

    titles
    joiner " "
    heads Deep in | Silence in | Encounters in | A Year in | Tracks in | The Night in | Life in | Summer in | Back to | Lost in | A Call from | Home to
    heads.sv Djupt i | Tyst i | Möte i | Ett år i | Spår i | Natten i | Livet i | Sommar i | Tillbaka till | Vilse i | Rop i | Hem till
    tails the Ancient Forest | the Bog Country | the Fells | the Sea of Reeds | the Skerries | the Ravine | the Wilderness | the Coastal Belt | the Spruce Wood | the River Valley | the Sandlands | the Delta
    tails.sv urskogen | myrlandet | fjällvärlden | vasshavet | skärgården | bäckravinen | ödemarken | kustbandet | granskogen | älvdalen | sandlandet | deltat

    genre historia
    lead Historian {name}
    lead A box of glass negatives from {place}
    lead Marine archaeologist {name}
    lead The diary of a ship's cook
    lead A great-granddaughter
    lead A newly opened state archive
    lead A metal detectorist from {place}
    lead Architect {name}
    lead The last living witness
    lead A forgotten reel of film
    lead A team of dendrochronologists
    event sheds new light on the night when the fleet disappeared
    event overturns the official story of the great strike
    event follows a single coin from the mint to a grave in {place}
    event gives a face to the women who dug the canal
    event tells how a small town hid four hundred refugees
    event reconstructs the longest winter of the war, hour by hour
    event proves that the bridge was designed by someone else
    event retraces an Arctic expedition that was never meant to return
    event explains how coffee was banned and why the ban failed
    event brings a Viking trading post back to life, house by house
    event reveals the code in a queen's embroidery
    event asks who really lit the fire that destroyed {place}
    turn The answer lay in the church accounts all along.
    turn History is written by those who kept their receipts.
    turn With letters that have never been read aloud before.
    turn Two families still disagree, three centuries later.
    turn The wreck is better preserved than the reputation.
    turn It changes what schoolbooks say about the period.
    turn Every stone has been moved, and every stone remembers.
    turn One signature was forged, and a border followed.
    turn Colourised with care and told without haste.
    turn The heroes turn out to have been bookkeepers.
    turn A reminder of how quickly a capital can burn.
    turn Nothing about it was inevitable.
    turn The trail ends in a museum cellar, in a crate marked with a question mark.

    titles
    joiner " "
    heads The Ship | The Winter | The Women | The Builders | The Spy | The Railway | The Queen | The Strike | The Lost Village | The Clockmaker | The Expedition | The Fire
    tails That Changed the North | of 1709 | of Norrköping | Nobody Counted | and the Traitor | of the Old Town | of the Ore Line | Remembered | at the End of the World | in Colour | of Bergslagen | and the War

    titles
    joiner " "
    heads Lost | Buried | Forgotten | Stolen | Royal | Secret | Unsolved | Viking | Medieval | Industrial | Wartime | Maritime
    tails Treasures | Kingdoms | Letters | Crossings | Cities | Rebels | Inventions | Harbours | Alliances | Portraits | Journeys | Verdicts

    titles
    joiner " "
    heads When | The Day | The Year | The Night | That Was When | The Truth about How | Memories of When | People Remember When | The Moment | The Story of How | The Summer | The Winter
    heads.sv När | Dagen då | Året då | Natten då | Så var det när | Sanningen om hur | Minnen från när | Folket minns när | Ögonblicket då | Historien om hur | Sommaren då | Vintern då
    tails the City Burned | Peace Came | the Train Stopped | the Vasa Was Raised | the Ice Settled | the Radio Fell Silent | the Mine Closed | the King Fled | Women Voted | the Bridge Was Built | Television Came | the Border Opened
    tails.sv staden brann | freden kom | tåget stannade | Vasa väcktes | isen låg | radion teg | gruvan stängde | kungen flydde | kvinnorna röstade | bron byggdes | tv:n kom | gränsen öppnades

    genre samhalle
    lead Reporter {name}
    lead A night nurse in {place}
    lead A school class in {place}
    lead Former diplomat {name}
    lead A group of pensioners from {place}
    lead Data journalist {name}
    lead A family of five
    lead A baker whose town lost its bank
    lead A climate scientist
    lead An elderly fishing crew
    lead A teacher in her last term
    event spends a year in the country's busiest emergency room
    event goes undercover in the market for second-hand phones
    event asks where all the money from the wind farms went
    event tries to live for twelve months without buying anything new
    event follows one plastic bottle from {place} to the sea
    event finds out who is behind ten thousand identical reviews
    event moves back to a village with eleven inhabitants
    event opens the books of a football club on the brink
    event takes on a company that has no address
    event tells what happened after the cameras left
    event searches for the seller of a house that does not exist
    event meets the children who look after their parents
    turn The bill arrives, and nobody wants to sign for it.
    turn A film about courage of the everyday kind.
    turn Everyone knew; that is what makes it interesting.
    turn The spokesperson will get back to us.
    turn Small changes, large consequences.
    turn It begins with a parking ticket and ends in court.
    turn There are no villains here, only invoices.
    turn Half of the town wants the story told.
    turn Months of waiting, and then one telephone call.
    turn With rare access and very few answers.
    turn Hope turns out to be a question of timetables.
    turn Three years in the making, and the matter is not closed.
    turn What they find has since been debated in parliament.

    titles
    joiner " "
    heads The Invoice | The Algorithm | The Silence | The Promise | The Deal | The Report | The Signature | The Waiting Room | The Loophole | The Inheritance | The Complaint | The Vote
    tails Next Door | on Trial | in Question | at the Border | from Within | under Pressure | Nobody Read | We Trusted | for Sale | After Midnight | in Room Nine | and the Minister

    titles
    joiner " "
    heads The Case | Operation | Quarter | Project | Mission | Block | Line | Room | Company | Department | Village | Class
    heads.sv Generation | Operation | Fallet | Projekt | Uppdrag | Kvarteret | Linje | Rum | Bolaget | Avdelning | Byn | Klass
    tails Northern Light | Concrete | Ninety-Eight | Future | Dry Land | Nine | South-West | Without a Name | Glassworks | Classified | Eight | Horizon
    tails.sv Norrsken | Betong | Nittioåtta | Framtid | Vattenfri | Nio | Sydväst | Utan namn | Glasbruket | Hemlig | Åtta | Horisont

    titles
    joiner " "
    heads Inside | Living with | The Price of | The End of | In Praise of | The Cost of | Generation | Learning from | The Business of | Growing Up with | The Truth about | Addicted to
    tails Silence | Speed | Cash | Loneliness | Plastic | Winning | Sleep | Noise | Luxury | Debt | Beauty | Gravel

    genre barnaventyr
    lead Seven-year-old inventor Tilda
    lead A shy little troll
    lead Captain Knut, with his seasick parrot,
    lead Little Noor from Hallongränd
    lead A robot made of kitchen pans
    lead Maja, the older twin by a minute,
    lead A dragon who is afraid of the dark
    lead Grandpa Åke on his flying tractor
    lead The smallest knight in the kingdom
    lead A cloud named Bo
    lead The crew of the good ship Pancake
    event sets off to find the end of the rainbow
    event discovers a secret door behind the wardrobe
    event needs to be back before the porridge gets cold
    event builds a rocket for the school fair
    event helps the moon, which has got stuck in a tree
    event solves the mystery of the missing mittens
    event travels back in time to fetch a forgotten birthday
    event enters the great soapbox race
    event finds a map drawn in blueberry jam
    event learns to whistle so that the wind can hear it
    event looks after an egg that hums at night
    event goes looking for a lost word in the library of whispers
    turn Luckily, friends come in all sizes.
    turn Nobody has to be brave alone.
    turn There will be splashing, singing and buns.
    turn Together they find out that mistakes can be useful.
    turn And what is that knocking from the inside?
    turn It takes a clever plan and a lot of string.
    turn A kind adventure with songs to sing along to.
    turn In the end everyone gets to steer for a while.
    turn Being little is sometimes the biggest advantage.
    turn The trick is to ask nicely, even when it is a monster.
    turn Even a grumpy giant likes to be invited.
    turn All is well before bedtime.
    turn The best treasure turns out to fit in a pocket.

    titles
    joiner " "
    heads The Adventure | The Secret | The Party | The Journey | The Treasure | The Hunt | The Mystery | The Song | The Race | The Dream | The Feast | The Expedition
    heads.sv Äventyret | Hemligheten | Kalaset | Resan | Skatten | Jakten | Mysteriet | Sången | Kapplöpningen | Drömmen | Festen | Expeditionen
    tails in the Troll Forest | on the Moon | in the Time Machine | under the Sea | in the Snow Castle | on the Star Train | in the Toy Shop | beyond the Rainbow | on Pancake Island | in the Mushroom Wood | in the Attic | up on the Roof
    tails.sv i trollskogen | på månen | i tidsmaskinen | under havet | i snöslottet | på stjärntåget | i leksaksaffären | bakom regnbågen | på Pannkaksön | i svampskogen | på vinden | uppe på taket

    titles
    joiner " "
    heads The Treehouse | The Puddle | The Night-Light | The Backpack | The Cardboard | The Jellybean | The Lost-Tooth | The Thunder | The Rainbow | The Attic | The Snowball | The Marble
    tails Detectives | Express | Pirates | Club | Inventors | Explorers | Orchestra | Rescue | Academy | Riders | Rocket | Parade

    titles
    joiner " "
    joiner.sv ""
    heads Super | Mini | Turbo | Storybook | Cosmo | Robot | Sunshine | Flying | Glitter | Adventure | Bubble | Teddy
    heads.sv Super | Mini | Turbo | Sago | Kosmo | Robot | Sol | Flyg | Glitter | Äventyrs | Bubbel | Nalle
    tails Gang | Patrol | School | Island | Bus | Society | Boat | Town | Team | Train | Workshop | Country
    tails.sv gänget | patrullen | skolan | ön | bussen | klubben | båten | staden | laget | tåget | verkstan | landet

    genre djurkompisar
    lead A hedgehog who collects umbrellas
    lead Sixten the squirrel
    lead A very tidy mole
    lead The youngest puppy at Klöver farm
    lead An owl who likes mornings
    lead Puffin chick Pärla
    lead A moose with stage fright
    lead A snail in a hurry
    lead The cat Maskrosen
    lead A family of field mice
    lead Old badger Ingvar
    event organises the forest's very first sports day
    event wakes up in the middle of winter and sees snow for the first time
    event wants to know who keeps borrowing the moonlight
    event opens a hotel for migrating birds
    event moves to a new burrow and misses the old one
    event learns to swim with a little help from the ducks
    event tries to make friends with an echo
    event prepares a surprise for the longest day of the year
    event gets lost on the way home from the blackberry patch
    event finds a button and goes looking for the coat
    event starts a band with whatever can be drummed on
    event minds the pond while the frogs are on holiday
    turn It is a good thing that the ants know the way.
    turn Some feelings are easier to share than to carry.
    turn Even the wolf brings cake.
    turn Everyone helps, though not always in the right order.
    turn A calm little tale for curious ears.
    turn You can be scared and still go first.
    turn Saying sorry turns out to be a kind of superpower.
    turn The answer is hiding under the third leaf.
    turn With real animal sounds and a great deal of mud.
    turn And the moon keeps watch over all of them.
    turn Being different is exactly what the team needed.
    turn Tomorrow they will do it all over again.
    turn Nobody is too small to have a good idea.

    titles
    joiner " "
    heads The Forest's | The Farm's | The Pond's | The Paddock's | The Meadow's | The Beach's | The Thicket's | The Path's | The Brook's | The Hill's | The Glade's | The Valley's
    heads.sv Skogens | Gårdens | Dammens | Hagens | Ängens | Strandens | Snårens | Stigens | Bäckens | Kullens | Gläntans | Dalens
    tails Smallest Heroes | Best Friends | Secret Club | Silly Tuesday | Big Party | Very Own Orchestra | Bravest Tails | Long Night | First Snow | New Neighbours | Naughtiest Paws | Oddest Egg
    tails.sv minsta hjältar | bästa vänner | hemliga klubb | tokiga tisdag | stora kalas | egen orkester | modigaste svansar | långa natt | första snö | nya grannar | busigaste tassar | märkligaste ägg

    titles
    joiner " "
    heads Brave Little | Sleepy | Good Morning, | Where Are the | Five Muddy | Hello, | Singing | Tiny | My Neighbour's | Goodnight, | Running | Very Tidy
    tails Paws | Tails | Whiskers | Wings | Feathers | Noses | Ears | Snouts | Spots | Stripes | Footprints | Friends

    titles
    joiner " "
    heads Tales from | Life around | Friends from | Games around | Animals around | Songs from | Greetings from | Winter around | Puppies from | Tracks from | Dawn over | New Neighbours from
    heads.sv Berättelser från | Livet kring | Vännerna från | Lek kring | Djuren kring | Sånger från | Hälsningar från | Vinter kring | Valparna från | Spåren från | Gryning över | Nya grannar från
    tails Hazel Wood | the Little Farm | Blueberry Valley | the Reeds | Pine Hill | Turtle Bay | the Meadow | the Garden | Clover Lane | the Stone Heap | the Pond | the Big Forest
    tails.sv Hasselskogen | Lilla gården | Blåbärsdalen | Vasskanten | Tallbacken | Sköldpaddsviken | Ängsmarken | Trädgården | Klövervägen | Stenröset | Dammen | Storskogen

    genre mat
    lead Chef {name}
    lead A bus driver turned baker
    lead A fisherman from {place}
    lead Cheese maker {name}
    lead The owner of a very small food truck
    lead A Michelin-starred dishwasher
    lead Grandmother Ebba, ninety-one and merciless,
    lead Forager {name}
    lead The canteen crew of {place}
    lead A sommelier without a sense of smell
    lead A home cook with no fear
    event cooks over open fire, whatever the weather
    event takes on the challenge of feeding a village for a week
    event tracks down a recipe that was lost in a shipwreck
    event opens a restaurant in a disused ferry
    event turns weeds from a car park in {place} into a tasting menu
    event has ninety minutes and one suspicious root vegetable
    event bakes with flour from grain that is a thousand years old
    event prepares Christmas dinner in the middle of July
    event travels the coast with a wood-burning oven on a trailer
    event gives the school lunch its dignity back
    event visits the last smokehouse in {place}
    event learns the art of fermenting practically anything
    turn The cloudberries have opinions.
    turn Simple food, told with appetite.
    turn Only one of the sauces survives.
    turn Butter is not spared, and neither is anybody's pride.
    turn With tips that work in an ordinary kitchen.
    turn The jury is hungry and hard to fool.
    turn You can almost smell it through the screen.
    turn Tears, laughter and a collapsed meringue.
    turn The secret is time, and a slightly larger pot.
    turn Everyone is welcome at the long table.
    turn It all depends on who did the shopping.
    turn Afterwards, somebody has to do the dishes.
    turn A celebration of what grows within walking distance.

    titles
    joiner " "
    heads A Taste of | The Scent of | The Cooks of | Recipes from | Dinner from | The Bread of | Granny's Food from | The Cheese of | The Harvest of | The Fish of | The Best of | The Stew of
    heads.sv Smak av | Doften av | Kockarna från | Recept från | Middag från | Brödet från | Mormors mat från | Osten från | Skörden från | Fisken från | Det bästa från | Grytan från
    tails Österlen | the Archipelago | Jämtland | Gotland | the Mountain Farm | the High Coast | Kiruna | the Faroes | the Castle | Bornholm | the Countryside | the Neighbourhood
    tails.sv Österlen | skärgården | Jämtland | Gotland | fäboden | Höga kusten | Kiruna | Färöarna | slottet | Bornholm | landet | kvarteret

    titles
    joiner " & "
    heads Salt | Butter | Smoke | Rye | Ember | Honey | Dill | Cardamom | Herring | Juniper | Cloudberry | Mustard
    tails Fire | Bread | Patience | Pride | Stone | Stories | Friends | Knives | Strangers | Sundays | Snow | Company

    titles
    joiner " "
    heads The Village | The Midnight | The Great Nordic | The One-Pot | The Travelling | The Budget | The Wild | The Secret | The Family | The Island | The Sourdough | The Wood-Fired
    tails Kitchen | Bake | Supper | Cook-Off | Table | Harvest | Pantry | Smokehouse | Picnic | Brunch | Tavern | Feast

    genre hem-och-tradgard
    lead Carpenter {name}
    lead A young couple from {place}
    lead Garden designer {name}
    lead A carpenter's apprentice
    lead A retired opera singer
    lead Antiques dealer {name}
    lead The new owner of a railway station
    lead A family with six cats
    lead Builder and perfectionist {name}
    lead A stubborn housing co-operative
    lead A self-taught builder with one toolbox
    event takes on a manor that has had no roof since 1962
    event has eight weeks and a budget for two
    event turns a rocky slope outside {place} into a kitchen garden
    event buys a house unseen and finds somebody living in the barn
    event restores a tiled stove, one tile at a time
    event wants a greenhouse large enough to dance in
    event moves a whole log cabin across a lake
    event finds forty years of newspapers in the walls
    event builds a sauna that the council has not approved
    event rescues old windows from being thrown away
    event gives a grey balcony the summer it deserves
    event divides an estate, beginning with the teaspoons
    turn The damp was there first.
    turn It will be ready by Christmas; nobody says which one.
    turn Colour is a matter of courage.
    turn An old wallpaper settles the argument.
    turn The floor is level, but the marriage tilts a little.
    turn With advice that holds up in any weather.
    turn There is treasure in the attic, and also squirrels.
    turn The budget lasts until the second episode.
    turn Patience, linseed oil and a borrowed excavator.
    turn The before-and-after is worth the dust.
    turn All it needs is everything.
    turn The roses pay no attention to the plan.
    turn And for the first time in decades, there is light in the windows.

    titles
    joiner " "
    heads Dreaming of | The House near | We Renovate | Moving to | Saving | The Cottage by | Planning Permission for | In Love with | A New Life at | Summer at | Auction at | The Garden by
    heads.sv Drömmen om | Huset på | Vi renoverar | Flytten till | Rädda | Torpet vid | Bygglov för | Kärlek till | Nytt liv på | Sommar på | Auktion på | Trädgården vid
    tails Sjövik | the Vicarage | Hill Street | the Village | the Lighthouse | the Manor | the Old School | the Canal | the Barn | the Station House | the Empty Farm | the Cottage Hospital
    tails.sv Sjövik | prästgården | Backgatan | landsbygden | fyren | herrgården | gamla skolan | kanalen | ladan | stationshuset | ödegården | sjukstugan

    titles
    joiner " "
    heads Tiny | Grand | Forgotten | Crooked | Perfect | Impossible | Second-Hand | Floating | Off-Grid | Timber | Inherited | Rescued
    tails Houses | Gardens | Cottages | Kitchens | Greenhouses | Cabins | Rooms | Barns | Attics | Saunas | Manors | Balconies

    titles
    joiner " "
    heads Buy It, | Plan It, | Paint It, | Sell It, | Grow It, | Move It, | Save It, | Strip It, | Dig It, | Tile It, | Hang It, | Insulate It,
    tails Love It | Regret It | Fix It | Flip It | Keep It | Share It | Finish It | Measure Twice | Try Again | Call a Friend | Live in It | Leave It

    genre fotboll
    lead A sold-out derby
    lead The opening round of the Coastal League
    lead A cup quarter-final on gravel-grey grass
    lead The meeting of first and second
    lead A relegation battle in {place}
    lead The women's season premiere
    lead A replay under floodlights
    lead The longest-running rivalry of the west coast
    lead Round nineteen
    lead A rescheduled match in the rain
    lead The farewell game of captain {name}
    event puts an unbeaten home side to its hardest test
    event brings back the goalkeeper who left on a free transfer
    event decides who goes straight up
    event pits the best defence against the boldest attack
    event is the last chance for a top-three place
    event gives the new coach a first evening in the dugout
    event begins with both captains suspended
    event sees the return of top scorer {name}
    event comes three days after a midweek marathon
    event could settle the title with four rounds to go
    event has never yet ended in a draw
    event opens the new stand in {place}
    turn Kick-off after the studio warm-up.
    turn The last five meetings have produced twenty-two goals.
    turn A point would be enough; nobody is playing for one.
    turn Commentary from the touchline and from the terraces.
    turn The visitors have not won here in eleven years.
    turn Two teenagers are in the starting line-up.
    turn Expect high pressing and short tempers.
    turn Highlights and analysis follow straight after.
    turn The away end has travelled through the night.
    turn A win would be the fifth in a row.
    turn Set pieces may well decide it.
    turn The pitch is heavy, the crowd is loud.
    turn Extra time and penalties if needed.

    titles
    joiner " – "
    heads Norrhamn IF | Kvarnby BK | Sjötorp FF | Lindö IK | Åsbro AIF | Västerport | Häggnäs BoIS | Tallmo SK | Gränna Lejon | Ystads Fyr | Bruksvallen | Rönneby FC
    tails Södra Hamn | Ekeby GoIF | FC Strandholm | Älvdal United | Björkö IF | Stenkulla | Malmheden BK | Öreberg SK | Fyrskär FF | Kungsberga | IK Vargen | Solvik

    genre ishockey
    lead Game four of the semi-final
    lead A northern derby
    lead The annual outdoor game in {place}
    lead The meeting of the league's two best power plays
    lead A must-win evening
    lead The comeback night of {name}
    lead The last game before the break
    lead A rematch of the spring final
    lead The first game behind new coach {name}
    lead A clash in the middle of the table
    lead The season's earliest face-off
    event puts a seven-game winning streak on the line
    event matches youth against four hundred caps of experience
    event sends the loser home for the summer
    event brings two brothers face to face on the blue line
    event features a goalkeeper who has let in three goals in five games
    event fills the old barn in {place} to the rafters
    event starts with half of the defence on the injury list
    event offers the fastest skaters of the league
    event could move either team into a play-off place
    event revives a feud from the qualifying round
    event is a meeting between the best attack and the worst luck
    event has been sold out since October
    turn Face-off after the studio.
    turn Nobody remembers a quiet game in this rink.
    turn The penalty killers will have work to do.
    turn Three of the last four went to overtime.
    turn Follow the referee's microphone all evening.
    turn The home crowd counts as a sixth skater.
    turn A broken stick decided it the last time.
    turn Expect heavy traffic in front of the net.
    turn One line has scored half of the goals.
    turn The series is level, and so are the nerves.
    turn The ice is fast and the patience short.
    turn Both goalkeepers grew up on the same street.
    turn It will be settled by whoever skates hardest home.

    titles
    joiner " – "
    heads Polstjärnan | Kirunavaara HK | Isberga | HC Dalälven | Norrskens IK | Skellebo | Vintervik HC | Järnbruket | Tjälknuten | Luleheden | IF Snöstorm | Hockeyklubben Ren
    tails Västra Stål | Frosta IF | Sundets HC | Bergslagen Bears | Kallvik | Timrådalen | Mora Ravens | Örnkulla | Karlsfors BK | HV Storsjön | Oscarsberg | Ljungsele

    genre handboll
    lead An evening thriller
    lead The second leg of the qualifier
    lead A meeting of two unbeaten teams
    lead The west-coast derby
    lead The cup final
    lead Round eleven
    lead A top match in {place}
    lead The home debut of {name}
    lead The women's semi-final
    lead A catch-up match
    lead The season's last regular round
    event turns on who controls the middle of the court
    event gives the visitors a four-goal lead to defend
    event brings the league's top scorer up against its best block
    event decides the last play-off place
    event starts a week with three matches in six days
    event sees keeper {name} chase a club record
    event puts a very young side in front of a full house
    event is the third meeting in a month
    event tests the new seven-against-six
    event has to be won by three
    event begins without either of the first-choice wingers
    event takes place in the old riding hall in {place}
    turn Throw-off after a short studio.
    turn The last meeting ended with a buzzer shot.
    turn Fast breaks are likely to decide it.
    turn Watch the battle on the line.
    turn Both benches are deeper than before.
    turn Sixty minutes and hardly a breath between.
    turn The home team has not lost here since March.
    turn Two-minute penalties could be costly.
    turn The hall holds nine hundred and sounds like five thousand.
    turn The coach has promised something new in defence.
    turn A draw helps nobody.
    turn The left back is doubtful until warm-up.
    turn Expert comments during both time-outs.

    titles
    joiner " – "
    heads Hallby Sund | IFK Ankaret | Lugnvik HK | Drotten Väst | Kärra Pil | Sävestad | Alinge IF | Kristinehed | HK Malmgatan | Skånsjö | Ystastrand | Önnereds Fyr
    tails Redbergsviken | Gillet Norra | HK Aranäset | Höörs Ekar | Partillaby | Rikö Brunn | Varbergs Näs | Åmo Älvar | Helsingebo | Vinslätt | Torslundens HK | Eslövsborg

    genre skidor
    lead The World Tour
    lead A classic of the Nordic calendar
    lead The second race in two days
    lead The national championship
    lead An icy course in the shade
    lead The season finale
    lead A floodlit evening
    lead The most demanding course of the tour
    lead A long day in {place}
    lead The comeback of {name}
    lead A tight overall standing
    event sends the favourites out in deep new snow
    event comes after a week of storms
    event is likely to be decided by hundredths
    event gives young {name} a first start in the red group
    event has been moved up an hour because of the wind
    event offers a first look at the new national team
    event begins on man-made snow and ends on none
    event separates the first three by eleven seconds
    event returns to {place} after nine years
    event rewards those who dared with the wax
    event puts the overall lead on the line
    event brings an unusually large field to the start
    turn Follow every result as it comes in.
    turn One mistake and the globe is gone.
    turn The waxing team has been up since three.
    turn Temperature at the start: minus fourteen.
    turn The conditions suit the bold.
    turn Expert comments from the coach's corner.
    turn Norway is strong, but not alone.
    turn Visibility is poor in the upper section.
    turn The relay team is announced straight afterwards.
    turn Prize ceremony and interviews follow.
    turn The crowd has been here since breakfast.
    turn No one has defended the title here.
    turn A good day for a late start number.

    titles
    joiner " – "
    heads 10 km free | Sprint, classic | Relay 4 × 7.5 km | Slalom, run 1 | Giant slalom, run 2 | Downhill | Ski cross, final | Mass start 50 km | Parallel slalom | Ski jumping, large hill | Biathlon, pursuit | Team sprint
    heads.sv 10 km fristil | Sprint klassisk | Stafett 4 × 7,5 km | Slalom, åk 1 | Storslalom, åk 2 | Störtlopp | Skicross, final | Masstart 50 km | Parallellslalom | Backhoppning, stora backen | Skidskytte, jakt | Lagsprint
    tails Fjällbo | Lillåsen | Storklinten | Vemdalsvik | Hovfjället Öst | Ruksjön | Trysilhöjden | Kitilä | Val Serena | Oberwald | Pokljuka Nord | Bydalsåsen

    genre motorsport
    lead The season opener
    lead A narrow, twisting course
    lead The last event before the break
    lead An early start in {place}
    lead The championship decider
    lead The evening session
    lead A wet surface in {place}
    lead The debut season of {name}
    lead The home event of the leader
    lead A rebuilt first corner
    lead The return to {place}
    event rewards whoever brakes last
    event puts three drivers within two points of the title
    event starts with a penalty for the favourite
    event gives the electric class a place of its own
    event is all about saving the tyres
    event brings back veteran {name} at forty-six
    event asks for nerve, rhythm and clean exits
    event has not been won by a favourite since 2014
    event opens under low, grey cloud
    event sees a private team challenge the factories
    event ends with five bonus points at stake
    event puts a brand-new engine to the test
    turn Pit-lane reports throughout.
    turn Fuel will be short for those who attack early.
    turn Rain is expected around half distance.
    turn On-board cameras in six of the cars.
    turn The stewards have been busy all weekend.
    turn The inside line is dirty and tempting.
    turn A puncture cost the lead here last year.
    turn Two team mates, one apex, no agreement.
    turn The podium is interviewed live.
    turn Grip comes late on this surface.
    turn Strategy says wait, courage says now.
    turn The lap record looks vulnerable.
    turn Spectators have camped along the course since last night.

    titles
    joiner " – "
    heads Race 1 | Race 2 | Qualifying | Rally, stage 1 | Rally, stage 3 | Enduro, sixteen hours | Speedway, semi-final | Ice racing | Rallycross, final | Banger racing | Formula North | Superbike
    heads.sv Race 1 | Race 2 | Kval | Rally, etapp 1 | Rally, etapp 3 | Enduro, sexton timmar | Speedway, semifinal | Isracing | Rallycross, final | Folkrace | Formel Nord | Superbike
    tails Anderslätt | Kinnebanan | Gelleråsvik | Karlskulla | Mantorpheden | Knutsdal | Monte Alba | Ringen vid Sjön | Höljesmon | Strängbanan | Circuito do Norte | Spa-Lindau

    genre tennis
    lead A first-round match on centre court
    lead The quarter-final of the Båstad-Torekov Open
    lead A meeting of left-handers
    lead The evening session in {place}
    lead The final of the Indoor Nordic
    lead A clash of generations
    lead The rematch of a five-set epic
    lead The top seed's opening match
    lead A qualifier with nothing to lose
    lead The third meeting of the year
    lead The semi-final on red clay
    event pits the hardest serve on the tour against its best return
    event ends a run of rain delays
    event follows a morning withdrawal from the draw
    event could bring a first place in the top fifty
    event is played under a closed roof
    event continues from one set all
    event gives the home crowd somebody to believe in
    event puts an unbeaten season at stake
    event matches endless patience with sudden brilliance
    event starts no earlier than half past seven
    event brings a former champion back to {place}
    event decides who meets the defending champion
    turn Best of three sets.
    turn The head-to-head stands at two all.
    turn The wind is strong enough to move the ball toss.
    turn Long rallies are to be expected.
    turn Doubles follow on the same court.
    turn The second serve is the one to watch.
    turn Neither player has dropped a set this week.
    turn A sore shoulder may have a say in it.
    turn The crowd is small, informed and noisy.
    turn Heavy clay favours the one who waits.
    turn Tie-breaks have decided their last three meetings.
    turn Statistics and replays at every changeover.
    turn The winner rests for a day.

    titles
    joiner " v "
    joiner.sv " mot "
    heads E. Wahlgren | J. Ferreira | M. Kowalczyk | L. Österberg | N. Petrović | S. Brännström | T. Haukka | C. Dubois | R. Okafor | A. Søgaard | I. Marušić | P. Lindhé
    tails V. Sandås | D. Castellán | H. Nyström-Rey | O. Bērziņš | K. Mäkelä | F. Albrecht | G. Rossetti | B. Whitlock | Y. Amrani | Z. Horváth | U. Thorsen | X. Delacroix
    """#
}
