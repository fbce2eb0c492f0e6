/// The series of posts of the careers service, as data; the format is that of ``ContentRecord``.
///
/// A series has one post about each record of the kind that `of` names. Its title has the name of the record in place of
/// `*`, its text is the record's line that `key` names, and its authors take turns.
enum PostSeriesContent {
  /// The series, the trades and the cities.
  static let text = #"""
    series VISA
    title The way into *: status and test
    of trade
    authors Sari Wulandari | Ayu Kartika
    key visa

    series LIFESTYLE
    title Finding a room in *
    of city
    authors Dewi Lestari | Rudi Hartono | Nguyen Thi Lan
    key room

    series SAFETY
    title Staying safe in *
    of trade
    authors Safe Work Desk | Rudi Hartono
    key safety

    series COMMUNITY
    title Meet others in *
    of city
    authors Bagus Pratama | Nguyen Thi Lan
    key meeting

    series CAREER
    title A working day in *
    of trade
    authors Kenji Morita | Ayu Kartika
    key day

    series INTERVIEW
    title One interview question in *
    of trade
    authors Mika Tanaka | Kenji Morita
    key question

    series CAREER
    title Three years in *, and then
    of trade
    authors Rudi Hartono | Kenji Morita
    key step

    trade construction
    visa Specified Skilled Worker covers civil engineering, building and installation; the test is on a computer and comes with a practical part.
    safety Hook the harness before you step off the ladder, every time. What to say when the anchor point is missing.
    day Radio exercises at eight, tea at ten and three, tools away at five. One day on a site in Kawaguchi, hour by hour.
    step The crane licence, the rigging course, the site leader examination: which one raises the pay, and which one only hangs on the wall.
    question Have you worked at a height? Do not answer with yes alone: name the storey, the equipment and who was responsible.

    trade manufacturing
    visa The test for industrial products is offered in nine countries; machining, casting and electronics share the theory and differ in practice.
    safety Stop, call, wait: the three words on every red button, and the reason nobody may reach into a machine that only looks still.
    day Morning meeting, first-piece inspection, line, clean-up. A day beside a press that makes 4,000 brackets.
    step From operator to setter to line leader: three years, two examinations and a lot of questions asked in time.
    question They show you a drawing and wait. Say what you see first, then what you would measure, then what you do not know.

    trade logistics
    visa Drivers need the skills test and a Japanese licence; for warehouses another status is required. A map of the ways in.
    safety Forklifts see badly to the rear. Walk where the floor is green, and never between two pallets that move.
    day Scan, pick, pack, count. A night shift in a hall of nine football fields, with the steps of one worker: 17,400.
    step The forklift certificate takes four days and pays for itself in three months. What comes after it.
    question What would you do with a parcel without a label? The right answer begins with leaving it where it is.

    trade nursing care
    visa Care has its own status, its own language test and the national examination after it. In which order to take them.
    safety Backs are hurt by one bad lift. The sliding sheet, the second pair of hands, and how to ask for them in Japanese.
    day Handover, breakfast, baths, walks, records. What fills a day shift with eight residents, and what fills the heart.
    step Three years of work, 450 hours of training, one examination: the calendar of a future certified care worker.
    question Why care? They have heard that you like old people. Tell them about one of them instead.

    trade hotels
    visa The hotel test asks about front desk, service, kitchen and safety; half of its questions are about politeness.
    safety A guest who shouts, a room that will not open, a stranger in the corridor: who to call, and what not to do alone.
    day Check-out until eleven, rooms until three, check-in until nine. A day in an inn with twenty-eight rooms.
    step From housekeeping to the front desk: the phrases that you need, and the manager who has to hear them.
    question They will play an angry guest. Apologise, repeat the problem, say what you do now: in that order.

    trade farming
    visa One test for crops, one for livestock, and permission to change farms with the seasons in some regions.
    safety Heat is the danger of July. Water every twenty minutes, salt, shade, and the signs that a colleague must stop.
    day Lettuce is cut at two in the morning under lamps. A harvest day at 1,200 metres, and what the afternoon is for.
    step Tractor licence, pesticide course, greenhouse control: skills that turn a season into a contract.
    question Can you get up at four? Of course you say yes. Better: tell them when you did, and for how long.

    trade food production
    visa Hygiene is the larger half of the test. The temperatures and times you should know by heart.
    safety Blades are cleaned with the plug out and in your hand. A list for the end of every shift.
    day White suit, roller, hand wash, line. How 45,000 lunch boxes leave a kitchen before three in the morning.
    step Hygiene supervisor is a title with a course behind it. What it takes, and why factories search for one.
    question Do you have a wound on your hand? It is a question about honesty as much as about hands.

    trade restaurants
    visa The food service test has a part about cooking, one about serving and one about figures. Sample questions for all three.
    safety Hot oil, wet floor, full tray. The kitchen shouts for a reason; five words that prevent burns.
    day Broth on at nine, guests at eleven, rest at three, guests until ten. One day behind a counter in Kyoto.
    step Assistant manager after two years: shift plans, orders and the one report that nobody teaches you.
    question Please carry these three glasses. A trial shift is an interview with your hands; what they look at.

    trade shipbuilding
    visa Welding, painting, fitting, electrics: choose the examination for the work you want, since changing later costs a year.
    safety Tanks have bad air. Nobody enters without the meter and the colleague at the hatch, not even for a minute.
    day Blocks of 300 tonnes, seams of half a metre at a time. A day in the dock of Onomichi.
    step Welding certificates run out. How to keep yours alive, and which position to add next.
    question They give you a plate and a torch. Clean the edge first; the inspector looks before the arc is lit.

    trade building cleaning
    visa The shortest theory test of all fields, and a practical one on glass, floor and wash room.
    safety Two cleaners that must never meet in one bucket, and the sign that belongs on every wet floor.
    day First train at five, platforms at six, offices until nine. A morning at a station with nine platforms.
    step From team to site supervisor: the schedule, the keys and the customer are yours.
    question How do you clean a window? Top to bottom is right. Say why, and you have the job.

    trade software
    visa The status is Engineer, the proof is a degree or ten years of work. What counts when your degree is in another subject.
    safety Long nights before a release are overtime like any other. How to write them down, and who must read it.
    day Stand-up at ten in English, review at eleven, lunch by the canal. A day with a team of nine in Shibuya.
    step Japanese at N3 opens the meetings where things are decided. A plan for two evenings a week.
    question Explain a bug that you caused. Nobody believes the engineer who never had one.

    trade vehicle repair
    visa The test for vehicle maintenance is close to the third-grade mechanic examination; learn for both at once.
    safety A car on a jack is not a roof. Stands, chocks, and the two sounds that mean: come out.
    day Inspection, parts, repair, test drive. Six cars between eight and five in a workshop in Utsunomiya.
    step Third grade, second grade, inspector: what each examination asks, and what the garage pays for.
    question Here is a noise, find it. Ask when, how fast and how cold before you open the bonnet.

    trade fishery
    visa Fishing and aquaculture are two tests. Boats ask for the first, rafts and ponds for the second.
    safety The life vest is on before the rope is off. What the crew does when a wave takes somebody.
    day Out at one, nets at three, port at seven, asleep at noon. A day with an oyster crew in Mie.
    step The small-boat licence takes four days in Japanese. How three deckhands from Java passed it.
    question Are you seasick? Say the truth, and how long it lasted the last time.

    trade textiles
    visa Spinning, weaving, dyeing and sewing joined the list in 2024, with conditions that an employer has to meet first.
    safety Long hair, loose sleeves and looms do not go together. Noise does not either: ear plugs are free, ask.
    day Thread, shuttle, selvage, fault. A day in a mill where some looms are older than the owner.
    step A good sewer is paid by quality, not by speed. How to become the one who teaches the others.
    question They hand you two fabrics and ask for the difference. Touch them before you speak.

    city Sapporo
    room One room costs ¥38,000 to ¥52,000, heating adds ¥12,000 in winter. Look along the Toho line.
    meeting Games and curry on the second Saturday, ten minutes from Odori. Beginners of Japanese welcome.

    city Hakodate
    room Rooms are cheap up the hill and cold by the bay. Ask for gas heating before you ask for the view.
    meeting Nine of us meet for squid and talk every last Friday. Say hello and bring a chair.

    city Aomori
    room Snow reaches the windows; choose a house where the owner clears the path. From ¥30,000.
    meeting Apple picking in October, karaoke the rest of the year. We are few and we cook well.

    city Morioka
    room Walk to work: the centre is small and a room costs ¥36,000. Bicycles sleep from December to March.
    meeting A reading circle for easy newspapers, every Wednesday above the bus centre.

    city Sendai
    room Students leave in March, and their rooms near Kita-Sendai are yours for ¥42,000.
    meeting Football in the stadium park on Sundays at nine. Shirts in two colours are enough.

    city Akita
    room A whole house for the price of a room in Tokyo. You need a car, and a friend who sings.
    meeting Hot-pot evenings from November to March at the international house.

    city Yamagata
    room Farms lend rooms in the season, for the rest look near the university: ¥33,000.
    meeting Cherry farm helpers of three villages meet every June after the last box.

    city Koriyama
    room Trains to Tokyo take eighty minutes and rents are a third of it: ¥37,000 near the station.
    meeting Language table on Tuesdays, with coffee that somebody always pays for.

    city Mito
    room Choose the south side for the factory buses. ¥35,000 with a place for your bicycle.
    meeting Plum festival walk in February, barbecue by the lake in May.

    city Utsunomiya
    room The new tram has made the east side popular. Still ¥40,000 if you look in autumn.
    meeting Dumplings, of course: a different shop every month, and a vote at the end.

    city Ota
    room Four nations, one street market, and rooms from ¥34,000 where Portuguese is spoken.
    meeting Samba class, prayer room, tax advice: the Thursday programme of the community hall.

    city Saitama
    room Half an hour to Tokyo, two thirds of the rent: ¥48,000 between Omiya and Urawa.
    meeting Badminton in the school gym every Friday; shoes with light soles, please.

    city Chiba
    room Look along the monorail. ¥47,000, and the beach is nearer than your work.
    meeting Beach cleaning at eight, breakfast at ten, once a month.

    city Tokyo
    room Under ¥60,000 it is a shared house or an hour by train. How to choose between them.
    meeting Four meetings a week in four wards. The list, and which one suits newcomers.

    city Yokohama
    room Tsurumi is mixed, central and affordable: ¥52,000 for one room, shops in ten languages.
    meeting Harbour walk and halal dinner on the first Sunday of every month.

    city Hakone
    room Inns have staff houses. Before you sign, ask how many share the kitchen and who drives you to the doctor.
    meeting Day off on a Tuesday? So have we. Hikes for people who work at weekends.

    city Niigata
    room Rice is cheap, rain is free. ¥36,000 near the university, less beyond the river.
    meeting Learn to cook what the farmers sell: Saturday mornings, women and men.

    city Nagaoka
    room Snow pipes wash the main roads; take a room on one of them. From ¥32,000.
    meeting Fireworks in August: we keep a place on the dyke for forty people.

    city Toyama
    room Trams go everywhere a newcomer needs. ¥36,000, and the mountains are included.
    meeting First-aid course in easy Japanese, then lunch. Twice a year, free.

    city Kanazawa
    room Old houses are lovely and cold. New flats behind the station cost ¥42,000.
    meeting Tea, tax forms and translation: volunteers sit in the library on Mondays.

    city Fukui
    room Since the express train came, rents rose a little: ¥38,000. The east side is quieter.
    meeting We build a float for the spring procession. No skill needed, only patience.

    city Nagano
    room Farms are far, buses are few, a used car costs ¥200,000. Rooms are ¥35,000.
    meeting Snow school on the small slope: three instructors, thirty beginners.

    city Takayama
    room Staff rooms in inns, or a house with others for ¥28,000. Winters need two blankets.
    meeting English and Indonesian table in the old post office, Thursdays.

    city Hamamatsu
    room Factories rent whole floors; ask what happens to the room when the contract ends.
    meeting Brass band looking for players of any level. There are instruments to borrow.

    city Nagoya
    room Minato ward for the harbour, Moriyama for the north. ¥50,000, pets are difficult.
    meeting Three hundred members and one rule: the first to arrive makes tea.

    city Kyoto
    room Key money is an old custom here. Say that you know it, then ask for a flat without.
    meeting Evening walks with a retired teacher who knows every bridge.

    city Osaka
    room Higashiosaka for the workshops, Ikuno for the food, ¥48,000 for both.
    meeting The Sunday league has grown to eight teams. The ninth needs a goalkeeper.

    city Kobe
    room Hills are cheaper than the plain and have the view. Count the stairs first. ¥49,000.
    meeting Mosque, temple and church open their kitchens on the same day in May.

    city Okayama
    room Sunny, flat and easy by bicycle: ¥40,000, fruit from the neighbours not counted.
    meeting Denim sewing circle: bring the trousers you want to save.

    city Hiroshima
    room The tram is your ruler: two stops more are ¥4,000 less. From ¥42,000.
    meeting Guided walk through the peace park in Indonesian, on the sixth of each month.

    city Matsuyama
    room A hot bath is three hundred years old and costs ¥700; a room costs ¥36,000.
    meeting Haiku in easy words. Seventeen syllables, one evening, no fear.

    city Fukuoka
    room The airport is two stops from the centre, and so are rooms for ¥45,000.
    meeting Street-stall dinner for newcomers on the last Friday. Look for the green flag.

    city Nagasaki
    room Everything is uphill. Ask whether the moving van reaches the door.
    meeting Choir of eleven nations seeks basses. Rehearsal by the harbour on Mondays.

    city Kumamoto
    room The new factories have raised rents to ¥50,000; two stations further it is ¥38,000.
    meeting Chip plant night shift? We have breakfast together at seven.

    city Naha
    room Typhoon shutters are worth more than a balcony. ¥44,000, furniture often stays.
    meeting Swimming lessons for adults from inland. Everyone was afraid on the first day.
    """#
}
