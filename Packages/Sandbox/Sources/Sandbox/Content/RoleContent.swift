/// The trades of the careers service and the work in each, as data; the format is that of ``ContentRecord``.
///
/// `pay` is the range of the monthly pay in thousands of yen; part-time work is paid by the hour from the same range.
/// `novisa` marks work for which no visa is sponsored.
enum RoleContent {
  /// Each trade, followed by its roles.
  static let text = #"""
    trade Construction
    pay 215 300

    role Senior Welder
    text You join steel columns and beams on site, read the welding plan, and check the seams of two younger colleagues before the inspector does.
    need Three years of arc or gas-shielded welding | A welding certificate valid in Japan, or willingness to take the test | Spoken Japanese at N4 level

    role Scaffolder
    text You put up and take down scaffolding for buildings of up to fifteen storeys, always in a crew of four.
    need No fear of heights | Physical fitness for lifting 20 kg | Basic Japanese for safety calls

    role Formwork Carpenter
    text You cut and fix the panels into which concrete is poured, and strip them again two days later.
    need Experience with hand and power saws | Able to read simple drawings | Japanese at N4 level or the construction skills test

    role Concrete Pump Operator
    text You drive the pump lorry between sites, set it up safely and place concrete where the foreman needs it.
    need Japanese driving licence for medium lorries | One year on a building site | Spoken Japanese at N3 level

    role Rebar Fixer
    text You bend reinforcing bars in the morning and tie them in the floor slabs in the afternoon.
    need Good health and steady hands | Willingness to start at 07:30 | No experience needed, training is paid

    role Interior Finisher
    type CONTRACT
    text You hang plasterboard, lay vinyl floors and paper walls in flats that are to be handed over within weeks.
    need Two years in finishing work | Clean, exact working | Basic Japanese

    trade Manufacturing
    pay 205 285

    role CNC Operator
    type CONTRACT
    text You set up machining centres, change tools, and measure the first piece of every batch.
    need One year with lathes or mills | Able to use a micrometer and calliper | Japanese at N4 level

    role Assembly Line Worker
    text You fit parts at one of twelve stations and rotate every two hours, so that no task becomes a strain.
    need No experience needed | Able to stand for most of the shift | Simple Japanese for instructions

    role Quality Inspector
    text You check samples with gauges and a microscope, record the results on a tablet and stop the line when a value drifts.
    need Good eyesight, with or without glasses | Careful record keeping | Japanese at N3 level

    role Machine Maintenance Technician
    text You service motors, belts and hydraulics on a weekly plan and find the cause when a machine stops.
    need Vocational training in mechanics or electricity | Two years of maintenance work | Japanese at N3 level

    role Injection Moulding Operator
    text You load granulate, watch temperatures and pressures, and trim and stack the parts that come out.
    need Willingness to work in two shifts | Basic arithmetic | Training is given in Japanese and English

    role Warehouse and Parts Clerk
    type PART_TIME
    novisa
    text You hand out parts to the lines, count the stock and enter deliveries in the system.
    need Valid residence status that permits part-time work | Reading of katakana and simple kanji | Five hours a day, four days a week

    trade Logistics
    pay 200 270

    role Warehouse Staff
    novisa
    text You receive, sort and load parcels with a hand-held scanner, six hours in the evening or eight at night.
    need Permission to work in Japan | Able to lift 15 kg | No Japanese needed beyond numbers

    role Forklift Driver
    text You move pallets between the racks and the lorries and keep the aisles clear.
    need Forklift licence, or we pay for the four-day course | Attention to safety | Basic Japanese

    role Delivery Driver
    text You deliver to some ninety addresses a day within one district, with a helper in December.
    need Japanese driving licence | Polite spoken Japanese at N3 level | No serious traffic offence in three years

    role Inventory Controller
    text You plan the cycle counts, explain differences and report the accuracy of the stock every week.
    need Experience with a warehouse system | Spreadsheets | Japanese at N2 level

    role Packing Assistant
    type PART_TIME
    novisa
    text You pack small orders at a bench, choose the box and the padding, and hand it to the belt.
    need Permission to work part-time | At least 20 hours a week | Careful hands

    role Aircraft Cargo Loader
    type CONTRACT
    text You build up pallets, check their weight and load them into freighters with a team of five.
    need Fitness for outdoor work in all seasons | Clean background check | Simple Japanese or English

    trade Care
    pay 198 265

    role Eldercare Assistant
    type PART_TIME
    text You help residents to eat, wash and dress, and take time to talk and to walk with them.
    need A warm way with people | Japanese at N4 level | The care skills test, or readiness to take it

    role Certified Care Worker
    text You plan the care of ten residents, lead a small team on your shift and speak with families.
    need National certificate as a care worker | Japanese at N2 level | Four night shifts a month

    role Night Shift Carer
    text You look after one household of ten residents through the night, with a nurse on call.
    need One year in care work | Calm in an emergency | Japanese at N3 level

    role Home Visit Helper
    novisa
    text You visit four or five people a day by bicycle or car, cook, clean and help with bathing.
    need Home helper certificate | Permission to work in Japan | Japanese at N3 level

    role Care Trainee
    text You learn the work beside an experienced colleague and study Japanese for six paid hours a week.
    need Completed secondary school | Japanese at N5 level at the start | Commitment for three years

    role Kitchen Helper in a Care Home
    type PART_TIME
    novisa
    text You prepare soft meals, wash up and serve tea in the afternoon.
    need Permission to work part-time | Understanding of hygiene | Mornings from 06:30 or evenings to 20:00

    trade Hospitality
    pay 195 260

    role Front Desk Agent
    text You check guests in and out, answer questions in two languages and keep the room plan up to date.
    need English at a working level | Japanese at N3 level | Shifts between 07:00 and 23:00

    role Housekeeping Attendant
    text You prepare twelve rooms a day with a partner and report what needs repair.
    need Reliability and an eye for detail | No Japanese needed at the start | Weekends in turn

    role Restaurant Server
    text You serve breakfast and dinner, explain the dishes and set the tables for groups.
    need Friendly manner | English and basic Japanese | Experience is welcome, not required

    role Hotel Cook
    text You cook for the buffet and for set menus, Japanese in the evening and Western in the morning.
    need Two years in a professional kitchen | Knowledge of food hygiene | Japanese at N4 level

    role Guest Activities Guide
    type CONTRACT
    text You lead small groups on snow or on the sea, look after the equipment and keep everyone safe.
    need First-aid certificate | Good English | A season as a guide or instructor

    role Night Auditor
    type PART_TIME
    novisa
    text You close the accounts of the day, welcome late arrivals and prepare the breakfast list.
    need Permission to work in Japan | Comfortable with numbers | Three nights a week

    trade Agriculture
    pay 185 235

    role Vegetable Harvester
    type CONTRACT
    text You cut, clean and box vegetables from four in the morning and finish at noon.
    need Good health | Readiness for early hours from May to October | No Japanese needed at the start

    role Greenhouse Worker
    text You sow, thin and tie plants, watch temperature and water, and pick every second day.
    need Patience and careful hands | The agriculture skills test, or readiness to take it | Basic Japanese

    role Dairy Farm Hand
    text You milk at five and at sixteen o'clock, feed the calves and help when a cow gives birth.
    need No fear of large animals | Driving licence, or willingness to get one | Simple Japanese

    role Tractor Operator
    text You plough, sow and spray with satellite guidance and service the machines in winter.
    need Licence for large special vehicles | Two years on a farm | Japanese at N4 level

    role Fruit Packing Assistant
    type PART_TIME
    novisa
    text You sort fruit by size and colour beside the camera belt and pack gift boxes by hand.
    need Permission to work part-time | Season from September to January | Own way of getting to work

    role Farm Team Leader
    text You plan the day for eight pickers, show new ones the work and keep the harvest records.
    need Three years in agriculture | Japanese at N3 level | Experience in leading people

    trade Food production
    pay 198 255

    role Lunch Box Line Worker
    text You place rice, fish and pickles in boxes that pass at sixty a minute, in a room of 15 °C.
    need Strict hygiene | Night or early shift | No Japanese needed at the start

    role Fish Processing Worker
    text You fillet, debone and vacuum-pack fish and clean the line at the end of the shift.
    need Food production skills test, or readiness to take it | Able to work in the cold | Basic Japanese

    role Food Machine Operator
    text You run mixers, steamers and fillers, change the moulds and log temperatures.
    need One year on a food line | Technical understanding | Japanese at N4 level

    role Hygiene Supervisor
    text You take samples, train new colleagues and prepare the visits of the inspector.
    need Qualification in food hygiene | Japanese at N2 level | Clear explanations in simple words

    role Packing Line Assistant
    type PART_TIME
    novisa
    text You close, label and stack cartons, and call the technician when the printer complains.
    need Permission to work part-time | Twenty hours a week or more | Standing work

    role Product Development Cook
    type CONTRACT
    text You try out new dishes with the buyers of the stores and write recipes for 10,000 portions.
    need Training as a cook | Curiosity about Japanese taste | Japanese at N3 level

    trade Restaurants
    pay 200 275

    role Kitchen Staff
    text You prepare toppings, boil noodles to the second and keep the kitchen clean through the rush.
    need Food service skills test, or readiness to take it | Basic Japanese | Evenings and weekends in turn

    role Hall Staff
    type PART_TIME
    novisa
    text You greet guests, take orders and clear tables in a room of forty seats.
    need Permission to work part-time | Spoken Japanese at N4 level | A smile that lasts until closing time

    role Assistant Restaurant Manager
    text You open or close the restaurant, order goods, make the shift plan and train new staff.
    need Two years in restaurants | Japanese at N2 level | Interest in running your own restaurant

    role Sushi Chef
    text You choose fish at the market twice a week and work at the counter in front of eight guests.
    need Five years behind a counter | Good conversation in Japanese | Recommendation from a former employer

    role Dishwasher and Kitchen Porter
    type PART_TIME
    novisa
    text You keep plates, pots and floors clean and help with deliveries.
    need Permission to work part-time | Three evenings a week | No Japanese needed

    role Barista
    type CONTRACT
    text You make coffee for four hundred office workers before nine and bake small cakes afterwards.
    need Experience with an espresso machine | Basic Japanese | Early shift from 06:30

    trade Shipbuilding
    pay 220 310

    role Ship Welder
    text You weld hull plates in all positions, half of the time inside the double bottom.
    need Shipbuilding skills test in welding | Two years of experience | Basic Japanese

    role Pipe Fitter
    text You bend, fit and test the pipes of engine rooms from isometric drawings.
    need Able to read technical drawings | Two years as a fitter | Japanese at N4 level

    role Marine Painter
    text You blast and paint hulls, mix two-component paint and measure the film.
    need Respirator fitness test, paid by us | Work outdoors and at height | Simple Japanese

    role Marine Electrician
    text You pull cables, connect switchboards and test alarms before the sea trial.
    need Vocational training as an electrician | Japanese at N3 level | Three years of experience

    role Crane Operator
    type CONTRACT
    text You lift blocks of up to 150 tonnes together with a signaller and a second crane.
    need Crane licence valid in Japan | Faultless radio discipline | Japanese at N2 level

    role Yard Safety Officer
    text You walk the yard twice a day, run the morning meeting and explain rules in easy Japanese.
    need Experience in a shipyard or on a building site | Japanese at N2 level | Courage to stop a job

    trade Building services
    pay 188 240

    role Office Cleaner
    type PART_TIME
    novisa
    text You clean three floors before the office opens and are done at half past eight.
    need Permission to work part-time | Early rising | No Japanese needed

    role Building Cleaning Technician
    text You clean façades, ventilation and hard floors with machines, and plan the materials.
    need Building cleaning skills test | Basic Japanese | Driving licence is an advantage

    role Hospital Cleaner
    text You clean wards and operating rooms by the book and document every round.
    need Understanding of infection control, training is given | Japanese at N4 level | Shifts in turn

    role Cabin Cleaner
    type CONTRACT
    text You have fourteen minutes to make the cabin of an airliner ready with a team of eight.
    need Clean background check | Fast and thorough work | Simple Japanese

    role Site Supervisor
    text You look after six buildings, make the rota, check quality and talk to customers.
    need Two years in cleaning services | Japanese at N2 level | Driving licence

    role Linen Room Assistant
    text You count, sort and distribute linen and uniforms and keep the stock.
    need Able to lift 10 kg | Careful counting | Basic Japanese

    trade Software
    pay 320 560

    role Backend Engineer
    text You design and run services for bookings, write tests, and share the on-call week with seven others.
    need Three years with a server-side language | Solid SQL | English at a working level, Japanese is welcome

    role Mobile Engineer
    text You build our guest app for phones and tablets, with releases every two weeks.
    need Two published apps | Care for accessibility | English at a working level

    role Test Engineer
    text You write end-to-end tests, hunt for flaky ones and decide with the team what is ready.
    need Two years in testing | Scripting | Clear written English

    role Interface Designer
    type CONTRACT
    text You turn interviews with hotel staff into screens they understand the first time.
    need A portfolio of shipped work | Prototyping | Japanese at N2 level

    role IT Support Specialist
    text You help customers by phone and remotely, in Japanese and English, and write up what was learnt.
    need Japanese at N2 level and good English | Knowledge of networks | Patience

    role Data Engineer
    text You bring the data of forty hotels together every night and keep the reports trustworthy.
    need Three years with data pipelines | Python or a similar language | English at a working level

    trade Vehicle repair
    pay 210 290

    role Car Mechanic
    text You service and repair cars of all makes, from brakes to diagnosis by computer.
    need Mechanic's qualification, class 3 or equivalent | Japanese at N4 level | Driving licence

    role Body and Paint Technician
    text You straighten panels, mix colours and paint in a modern booth.
    need Two years in body work | Steady hand | Basic Japanese

    role Bus Mechanic
    text You keep engines, doors and air brakes of city buses in order, half of the week at night.
    need Experience with lorries or buses | Japanese at N3 level | Night shifts every second week

    role Tyre Fitter
    type PART_TIME
    novisa
    text You change and balance tyres, most of all in November and in April.
    need Permission to work part-time | Able to lift 20 kg | Seasonal overtime

    role Vehicle Inspector
    text You carry out the statutory inspection and explain the result to the owner.
    need Inspector's qualification | Japanese at N2 level | Five years in a workshop

    trade Fishery
    pay 200 280

    role Oyster Farm Worker
    text You hang and lift oyster ropes, clean shells and sort by size, on the raft or in the shed.
    need Not seasick | Fishery skills test, or readiness to take it | Basic Japanese

    role Deckhand
    text You set and haul nets from two in the morning and land the catch by seven.
    need Able to swim | Health certificate for seafarers | Simple Japanese

    role Fish Farm Technician
    text You feed sea bream, measure oxygen and watch the health of 60,000 fish.
    need Interest in biology | Small-boat licence, or we pay for it | Japanese at N4 level

    role Net Mender
    type PART_TIME
    novisa
    text You repair nets in the harbour shed with two colleagues who have done so for thirty years.
    need Patience | Permission to work part-time | Three days a week

    role Auction Hall Assistant
    type CONTRACT
    text You weigh, label and ice the catch before the bidding begins at six.
    need Quick and exact with numbers | Japanese at N4 level | Work from 03:00 to 10:00

    trade Textiles
    pay 192 245

    role Loom Operator
    text You watch twelve shuttle looms, tie broken threads and feel when a machine runs out of time.
    need Nimble fingers | Willingness to learn for a year | Basic Japanese

    role Sewing Machinist
    text You sew jeans in a line of nine and learn every station within two years.
    need Experience on industrial machines | The sewing skills test, or readiness to take it | Basic Japanese

    role Indigo Dyer
    text You prepare vats, dip yarn up to sixteen times and keep the recipe of each colour.
    need Interest in craft | Careful with chemicals | Japanese at N4 level

    role Fabric Inspector
    text You check cloth on a light table, mark faults and grade each roll.
    need Good eyesight | Concentration | Simple Japanese

    role Factory Shop Assistant
    type PART_TIME
    novisa
    text You advise visitors from abroad, hem jeans while they wait and run the till.
    need Permission to work part-time | English and Japanese at N4 level | Weekends
    """#
}
