/// What the accounts of the GitHub service say about themselves, as data; the format is that of ``ContentRecord``.
///
/// Every role goes with every interest and every aside.
enum BiographyContent {
  /// The parts of profiles.
  static let text = #"""
    biographies
    role Backend engineer
    role Compiler hobbyist
    role Frontend developer with a background in printmaking
    role Site reliability engineer
    role Writes parsers for fun and plumbing for a living
    role PhD student in computational linguistics
    role Embedded systems, mostly bicycles
    role Data engineer
    role Self-taught developer, former pastry chef
    role Graphics programmer
    role Free software contributor since the dial-up days
    role Security researcher
    role Teacher of first programs
    role Database person
    role Mobile developer
    role Maintainer of three libraries nobody has heard of
    role Quantitative ecologist
    role Network engineer
    role Product designer who codes
    role Recovering enterprise architect
    role Student
    role Librarian and Python user
    role Kernel tinkerer
    role Bioinformatician
    role Technical writer
    role Game developer
    role Staff engineer
    role Machine learning, small models only
    role Open data for city councils
    role Independent contractor
    role Radio amateur and C programmer
    role Accessibility specialist
    role Statistician
    role Robotics club mentor
    role Typesetting enthusiast
    role Founder of a company of one
    role Release manager
    role Audio software developer
    role Works on build systems so that others need not
    role GIS analyst
    interest I like small binaries and long walks
    interest Currently learning Swift
    interest Interested in property testing, type systems and sourdough
    interest Making the web load on a bus
    interest Collecting error messages from around the world
    interest Working on offline maps
    interest Reading papers so that you do not have to
    interest Fond of plain text
    interest Trying to delete more lines than I add
    interest Always happy to review documentation
    interest Tinkering with modular synthesisers
    interest Plotting things that should not be plotted
    interest Rewriting it in something else
    interest Keeping old hardware useful
    interest Exploring distributed consensus and slow coffee
    interest Curious about sensors, soil and spreadsheets
    interest Speedrunning code review
    interest Breaking calendars across time zones
    interest Teaching fonts new scripts
    interest Measuring first, optimising second
    interest Interested in reproducible builds
    interest Drawing fractals with a pen plotter
    interest Never met a state machine I did not like
    interest Mostly here for the issue trackers
    interest Exploring Rust, OCaml and the coast
    interest Building tools for translators
    interest Restoring a 1984 home computer
    interest Open to interesting problems
    interest Simulating ant colonies
    interest Turning bug reports into haiku
    interest Running a tiny server in a cupboard
    interest Believes in tests, boring technology and holidays
    interest Watching packets go by
    interest Counting birds with cameras
    interest Making charts honest
    interest Writing a shell, very slowly
    interest Packaging software for three distributions
    interest Folding proteins and paper
    interest Chess by e-mail
    aside she/her
    aside he/him
    aside they/them
    aside Opinions are my own
    aside Mirror only, patches by e-mail please
    aside 🐈🐈⌨️
    aside ☕️ → code
    aside Looking for a new team
    aside On leave until spring 🌱
    aside Ask me about bridges 🌉
    aside Also on my own forge
    aside No recruiters, please
    aside 🏳️‍🌈 👩🏽‍💻
    aside Previously at four start-ups
    aside Pull requests welcome
    aside “It depends.”
    aside 🚲 + 🎻
    company Freelance
    company Self-employed
    company Städtische Bibliothek
    company Northern Polytechnic
    company Universidad del Puerto
    company Ministry of Small Tools
    company 山海科技
    company Hafen & Söhne GmbH
    company Between jobs
    company Lumen Ltd.
    company Institut des systèmes lents
    company Retired
    company Blue Bicycle Couriers, Inc.
    location Remote
    location Earth
    location 127.0.0.1
    location UTC+2
    location Somewhere on a train
    location Planet Earth 🌍
    website coming soon
    website n/a
    website ask me
    website http://
    purpose Open maps for public transport
    purpose Instruments for citizen science
    purpose Tools that make releases boring
    purpose A home for abandoned libraries
    purpose Hardware and software for small farms
    purpose Research on programming languages
    purpose Fonts for languages with few speakers
    purpose Privacy-preserving analytics
    purpose Public-interest data, cleaned and documented
    purpose Games about weather
    purpose Cryptography that people can audit
    purpose Course material for first-year students
    purpose Open firmware for measuring devices
    purpose We write things down
    purpose Energy models for towns and villages
    purpose Music software for everybody
    purpose Speech tools for accessibility
    purpose Free textbooks
    purpose The engineering team behind the ferry app
    """#
}
