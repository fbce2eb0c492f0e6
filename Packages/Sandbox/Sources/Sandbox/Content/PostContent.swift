/// The posts of the careers service, as data; the format is that of ``ContentRecord``.
///
/// They are ordered from the oldest to the newest. `days` is how long after the post before it a post appeared, in
/// days; 0 makes two posts of one moment. `scheduled` is a post whose day was set in advance, `draft`
/// one that nobody may see. `image` names a picture, which the sandbox does not serve.
enum PostContent {
  /// The posts.
  static let text = #"""
    post Which residence status fits your work?
    category VISA
    author Sari Wulandari
    days 0
    text Specified Skilled Worker, Engineer, Student: six common statuses, what each permits, and how to move from one to another.

    post Five questions to ask before you sign
    category SAFETY
    author Safe Work Desk
    days 1
    image contract
    text Working hours, deductions, housing, overtime and the address of the workplace belong in every contract. How to check each.

    post How a Japanese CV differs from yours
    category CAREER
    author Kenji Morita
    days 2
    text The photo, the order of dates and the reason for applying: what employers expect on the two pages of a rirekisho.

    post The first minute of an interview
    category INTERVIEW
    author Kenji Morita
    days 1
    text Knock, bow, wait to be seated. The small steps that set the tone, and what to do when you forget one.

    post Opening a bank account in your first week
    category LIFESTYLE
    author Dewi Lestari
    days 2
    image bank
    text Which banks accept new residents, which papers to bring, and why the post office is often the easiest start.

    post Welcome to the community
    category COMMUNITY
    author Senpai Team
    days 0
    text Ask, answer and share: how this place works and what we do not allow here.

    post Certificate of Eligibility, step by step
    category VISA
    author Sari Wulandari
    days 2
    text Your employer applies and you wait. What happens in those one to three months, and how to follow it.

    post Never pay for a job
    category SAFETY
    author Safe Work Desk
    days 1
    image warning
    text No honest employer asks for a deposit, a placement fee or your passport. How to recognise the trick and whom to tell.

    post What a month on the line really pays
    category CAREER
    author Rudi Hartono
    days 1
    text Gross, net and what is left after rent: three payslips from manufacturing, read line by line.

    post Why Japan? An honest answer works best
    category INTERVIEW
    author Mika Tanaka
    days 2
    text Interviewers have heard of anime before. How to connect your own story with the work they offer.

    post Rubbish has a calendar
    category LIFESTYLE
    author Dewi Lestari
    days 1
    text Burnable on Tuesday, bottles on the second Friday: how to read the plan of your ward and stay friends with the neighbours.

    post Football every Sunday in Osaka
    category COMMUNITY
    author Bagus Pratama
    days 1
    image football
    text Twenty of us meet by the Yodo river at nine. Beginners are welcome; bring water and indoor shoes for rainy days.

    post The skills test for care workers explained
    category VISA
    author Ayu Kartika
    days 2
    text Two exams on one day, 105 minutes in all. Topics, sample questions and where to sit the test in your country.

    post Your employer keeps your passport? Act now
    category SAFETY
    author Safe Work Desk
    days 0
    text It is against the law, even if you signed for it. Three offices that help in your language, free of charge.

    post From trainee to team leader in four years
    category CAREER
    author Ayu Kartika
    days 2
    image leader
    text Putri began without a word of Japanese. What she studied, whom she asked, and the two offers she turned down.

    post Twelve phrases for the online interview
    category INTERVIEW
    author Mika Tanaka
    days 1
    text Can you hear me, could you repeat that, may I share my screen: polite Japanese for a shaky connection.

    post Finding a flat without a guarantor
    category LIFESTYLE
    author Rudi Hartono
    days 2
    text Guarantee companies, public housing and shared houses compared, with the costs of the first month.

    post Study group for N4, evenings online
    category COMMUNITY
    author Nguyen Thi Lan
    days 1
    text Forty minutes, four evenings a week, cameras on. We start again with lesson one on the first of each month.

    post Changing employers on a Specified Skilled visa
    category VISA
    author Sari Wulandari
    days 1
    image office
    text It is allowed within your field. The notice you owe, the papers you file within 14 days, and how long you may be out of work.

    post Read your payslip in ten minutes
    category SAFETY
    author Rudi Hartono
    days 2
    text Health insurance, pension, tax, dormitory: what may be deducted, what may not, and how to ask about a line.

    post Driving licences open doors
    category CAREER
    author Kenji Morita
    days 1
    text Converting a foreign licence, the ten questions of the test, and which jobs pay more for it.

    post What to wear when the invitation says free
    category INTERVIEW
    author Kenji Morita
    days 0
    text It does not mean jeans. Safe choices for factory, care home, hotel and software company.

    post Your first winter in Hokkaido
    category LIFESTYLE
    author Dewi Lestari
    days 2
    image snow
    text Frozen pipes, two layers of gloves and heating that costs as much as food. A list for September.

    post Where to pray in twenty cities
    category COMMUNITY
    author Bagus Pratama
    days 1
    text Mosques, quiet rooms in stations and factories that keep one: a map made by members, corrected every month.

    post Bringing your family: who may, and when
    category VISA
    author Sari Wulandari
    days 2
    text Income, housing and status decide. The family stay permit with a worked example for a household of three.

    post A safe first night after arrival
    category SAFETY
    author Safe Work Desk
    days 1
    text Who meets you, what you sign, what you keep in your own hands. A checklist for the day you land.

    post Which sectors are short of people this autumn
    category CAREER
    author Rudi Hartono
    days 1
    image chart
    text Care, construction and food production lead again; logistics is catching up. What that means for your bargaining.

    post When they ask about your weaknesses
    category INTERVIEW
    author Mika Tanaka
    days 2
    text Name a real one, say what you do about it, stop. Three good answers and one that cost an offer.

    post Health insurance pays seventy per cent
    category LIFESTYLE
    author Dewi Lestari
    days 1
    text The card, the clinic, the pharmacy: how a visit works, what you pay, and the refund for very high bills.

    post Language exchange in Nagoya
    category COMMUNITY
    author Nguyen Thi Lan
    days 1
    text Half an hour of Japanese, half an hour of yours, one coffee. Second and fourth Saturday beside the library.

    post Documents that need a translation
    category VISA
    author Ayu Kartika
    days 2
    text Birth certificate, diploma, marriage: which office wants which, who may translate, and what a stamp costs.

    post Overtime: the limit is not a target
    category SAFETY
    author Safe Work Desk
    days 1
    image clock
    text Forty-five hours a month is the rule, with few exceptions. How it is counted and where to report more.

    post Certificates worth the fee
    category CAREER
    author Kenji Morita
    days 1
    text Forklift, welding, food hygiene, crane signals: price, days, language of the exam, and the rise in pay after it.

    post Group interviews: be heard without shouting
    category INTERVIEW
    author Mika Tanaka
    days 2
    text Listen, take up what another said, add one thing. How assessors score a discussion of six.

    post Cooking halal on a Japanese budget
    category LIFESTYLE
    author Bagus Pratama
    days 1
    image kitchen
    text Reading labels for pork and alcohol, shops that deliver, and a week of dinners for 4,500 yen.

    post Care workers of Kyushu, say hello
    category COMMUNITY
    author Ayu Kartika
    days 0
    text A thread for night shifts, exam questions and good news, kept by members in Fukuoka and Kumamoto.

    post Permission for part-time work as a student
    category VISA
    author Sari Wulandari
    days 2
    text Twenty-eight hours a week, with a stamp. How to apply at the airport and what happens if you exceed it.

    post Fake offers: seven signs in one message
    category SAFETY
    author Safe Work Desk
    days 1
    text Salary too high, reply today, pay by card. We take a real scam message apart, line by line.

    post Night work without losing your health
    category CAREER
    author Rudi Hartono
    days 2
    text Sleep, food, light and the extra pay you are owed after 22:00, from people who have done it for years.

    post Questions you may ask at the end
    category INTERVIEW
    author Kenji Morita
    days 1
    image question
    text About the team, the first month, the dormitory. And the one about holidays, put politely.

    post Sending money home at the best rate
    category LIFESTYLE
    author Rudi Hartono
    days 1
    text Fees of six services for 50,000 yen, how long each takes, and the paper that the tax office likes to see.

    post A ride to work in Gunma?
    category COMMUNITY
    author Nguyen Thi Lan
    days 2
    text The bus stops at six. Drivers and riders between Ota and Isesaki find each other here.

    post What changes when training becomes employment
    category VISA
    author Sari Wulandari
    days 1
    image change
    text The trainee programme gives way to a new one. What stays, what gets better, and from when it holds for you.

    post Accidents at work are insured, always
    category SAFETY
    author Safe Work Desk
    days 2
    text Even on the first day and even without a contract in hand. Which form to ask for and why not to use your health card.

    post Software jobs with little Japanese
    category CAREER
    author Mika Tanaka
    days 1
    text Where English is enough, how teams test it, and the plan for reaching N3 in the evenings.

    post Practical tests on the shop floor
    category INTERVIEW
    author Rudi Hartono
    days 1
    text Measure, sort, tighten: what factories let you try, and why they watch your hands less than your questions.

    post Typhoon season: a bag by the door
    category LIFESTYLE
    author Dewi Lestari
    days 2
    image typhoon
    text Water, torch, documents in plastic, power bank. Where to see warnings in easy Japanese.

    post Book club: stories in easy Japanese
    category COMMUNITY
    author Nguyen Thi Lan
    days 1
    text One short story a month, furigana included. We read aloud, slowly, and nobody laughs at pitch accents.

    post Renewal: start three months before
    category VISA
    author Sari Wulandari
    days 1
    text Dates, forms, fees and the tax paper everyone forgets. A calendar for renewing your residence card.

    post Harassment has a name and an office
    category SAFETY
    author Safe Work Desk
    days 2
    text Shouting, touching, exclusion: what the law says, how to keep notes, and who listens in your language.

    post Asking for a raise, the quiet way
    category CAREER
    author Kenji Morita
    days 1
    image raise
    text Collect facts, pick the month, talk to the right person. A script that worked in three companies.

    post After the interview: the thank-you mail
    category INTERVIEW
    author Mika Tanaka
    days 0
    text Short, the same day, with one detail of the talk. A pattern in Japanese with furigana.

    post Bicycles: lights, insurance, fines
    scheduled
    category LIFESTYLE
    author Dewi Lestari
    days 2
    text The rules that the police check at night and the registration sticker that gets a stolen bicycle back.

    post Volunteers for the New Year meal
    category COMMUNITY
    author Bagus Pratama
    days 1
    image meal
    text We cook for two hundred people far from home in Tokyo and Sendai. Cutters, servers and washers wanted.

    post Permanent residence: count the years
    category VISA
    author Sari Wulandari
    days 1
    text Ten years, five of them working, and the shorter roads for spouses and specialists, with a table to tick off.

    post Dormitory rules that are not allowed
    category SAFETY
    author Safe Work Desk
    days 2
    text Curfews, bag checks, a ban on phones: where house rules end and your rights begin.

    post The caregiver's exam: my study plan
    category CAREER
    author Ayu Kartika
    days 1
    text Eleven months, one hour a day, two mock exams. What I would do again and what I would leave out.

    post Interviewing from the night shift
    category INTERVIEW
    author Rudi Hartono
    days 1
    text How to ask for another hour, where to sit for the call, and how to look awake at eight in the morning.

    post Trains, passes and the last one home
    category LIFESTYLE
    author Dewi Lestari
    days 2
    image train
    text Commuter passes that the employer pays, transfers that count, and a plan for the evening you miss it.

    post Thank you for a year of answers
    category COMMUNITY
    author Senpai Team
    days 1
    text Four thousand questions, most of them answered within a day by other members. The ten that helped most.

    post Remittance fees compared, spring edition
    category LIFESTYLE
    author Rudi Hartono
    days 0
    draft
    text Nine services, one table: what arrives at home when you send ¥30,000 and ¥100,000.

    post Spring job fair in Fukuoka
    category COMMUNITY
    author Senpai Team
    days 40
    scheduled
    text Thirty employers from Kyushu meet applicants for two afternoons. Bring five copies of your CV.
    """#
}
