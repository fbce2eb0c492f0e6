import DesignKit
import Testing

@Suite struct HeatMapTests {
  @Test func `weeks stand beside each other below their months`() {
    let map = HeatMap(
      weeks: [[nil, day(0)], [day(1, "Feb"), day(2, "Feb")], [day(3, "Feb"), day(4, "Feb")]],
      weekdays: ["M", "T"]
    )

    #expect(
      plain(map, 21) == ["  Jan", "M   ░ ▓", "T · ▒ █", "", "", "", "", "", "  Less · ░ ▒ ▓ █ More"]
    )
  }

  @Test func `only the latest weeks that fit are shown`() {
    let map = HeatMap(weeks: (0..<9).map { [day($0 % 5)] })

    #expect(plain(map, 17)[1] == "· ░ ▒ ▓ █ · ░ ▒ ▓")
    #expect(plain(map, 16)[1] == "·░▒▓█·░▒▓")
    #expect(plain(map, 4)[1] == "·░▒▓")
  }

  @Test func `the weeks that are shown are said, with their days, where not all are`() {
    let map = HeatMap(weeks: (0..<9).map { [day($0 % 5), nil, day($0 % 3)] })

    #expect(plain(map, 8).suffix(from: 9).joined(separator: " ") == "Weeks 2–9 of 9: day 1 – day 2")
    #expect(!plain(map, 9).joined().contains("Weeks"))
  }

  @Test(arguments: [(0, "█·░▒"), (1, "▓█·░"), (4, "·░▒▓"), (5, "·░▒▓"), (.max, "·░▒▓"), (-1, "█·░▒")])
  func `earlier weeks are shown where the map is moved back, as far as there are any`(
    _ back: Int,
    _ expected: String
  ) {
    let map = HeatMap(weeks: (0..<8).map { [day($0 % 5)] })
    var environment = RenderEnvironment(width: 4)
    environment.weeksBack = back

    let shown = lines(PlainWriter().render(.heatMap(map), in: environment))

    #expect(shown[1] == expected)
  }

  @Test func `a month stays above its first week when the map is moved`() {
    let map = HeatMap(weeks: [
      [day(0)], [day(1)], [day(0, "Feb")], [day(1, "Feb")], [day(2, "Feb")], [day(3, "Feb")],
    ])
    var environment = RenderEnvironment(width: 5)
    environment.weeksBack = 1

    let shown = lines(PlainWriter().render(.heatMap(map), in: environment))

    #expect(shown.prefix(2) == ["Jan", "·░·░▒"])
    environment.weeksBack = 0
    #expect(lines(PlainWriter().render(.heatMap(map), in: environment)).prefix(2) == [" Feb", "░·░▒▓"])
  }

  @Test func `the weeks without room are counted, of several maps the most, and inside of other elements`() {
    let long = Element.heatMap(HeatMap(weeks: (0..<30).map { _ in [day(1)] }))
    let short = Element.heatMap(HeatMap(weeks: (0..<12).map { _ in [day(1)] }))
    let both = Element.adaptive(minimumWidth: 100, wide: .empty, narrow: .stack([.card(long), short]))

    #expect(long.hiddenWeeks(in: .plain(10)) == 20)
    #expect(short.hiddenWeeks(in: .plain(12)) == 0)
    #expect(both.hiddenWeeks(in: .plain(10)) == 24)
    #expect(both.hiddenWeeks(in: .plain(100)) == 0)
    #expect(Element.text("none").hiddenWeeks(in: .plain(1)) == 0)
  }

  @Test func `words are about all weeks wherever the map is moved to`() {
    let map = HeatMap(weeks: (0..<9).map { [day($0 % 5)] })
    var environment = RenderEnvironment(width: 4)
    environment.weeksBack = 3

    #expect(lines(LinearWriter().render(.heatMap(map), in: environment)) == heard(map))
  }

  @Test func `a month without room for its name has none`() {
    let map = HeatMap(weeks: [[day(0)], [day(0, "Feb")], [day(0, "Mar")]])

    #expect(plain(map, 4)[0] == "Jan")
    #expect(plain(map, 12)[0] == "Jan Mar")
  }

  @Test(arguments: [(3, 0, 3, "Jan"), (3, 3, 10, "Jan"), (4, 4, 7, "   Feb"), (4, 3, 11, "Jan Feb")])
  func `between the names of two months there is a blank at least`(
    first: Int,
    second: Int,
    width: Int,
    names: String
  ) {
    let weeks: [[HeatMap.Day?]] =
      Array(repeating: [day(0)], count: first) + Array(repeating: [day(0, "Feb")], count: second)

    #expect(plain(HeatMap(weeks: weeks), width)[0] == names)
  }

  @Test func `the rest of a month that is cut off does not hide the name of the next`() {
    let map = HeatMap(weeks: [[day(0)], [day(0)], [day(0, "Feb")], [day(0, "Feb")], [day(0, "Feb")]])

    #expect(plain(map, 4)[0] == " Feb")
  }

  @Test(arguments: [(8, "Mo ░"), (7, "░")])
  func `names of weekdays take a quarter of the line at most`(width: Int, expected: String) {
    #expect(plain(HeatMap(weeks: [[day(1)]], weekdays: ["Mo"]), width)[1] == expected)
  }

  @Test(arguments: [(21, "  Less · ░ ▒ ▓ █ More"), (20, "Less · ░ ▒ ▓ █ More")])
  func `the legend is set in where there is room`(width: Int, expected: String) {
    #expect(plain(HeatMap(weeks: [[day(1)]], weekdays: ["M"]), width).last == expected)
  }

  @Test func `weeks whose days have no names are said without them`() {
    let day = HeatMap.Day("", month: "Jan", level: 1, count: 1)
    let map = HeatMap(weeks: Array(repeating: [day], count: 9))

    #expect(plain(map, 8).suffix(from: 9).joined(separator: " ") == "Weeks 2–9 of 9")
  }

  @Test func `of equal days the first is the best`() {
    let days = ["a", "b"].map { HeatMap.Day($0, month: "Jan", level: 1, count: 3) }

    #expect(heard(HeatMap(weeks: [days]))[1] == "Most: a, 3")
  }

  @Test func `levels are told apart in ASCII`() {
    let map = HeatMap(weeks: (0...4).map { [day($0)] })
    let environment = RenderEnvironment(width: 9, capability: Capability(glyphs: .ascii))

    #expect(lines(PlainWriter().render(.heatMap(map), in: environment))[1] == ". : + # @")
  }

  @Test func `a map is heard as total, best day and months`() {
    let map = HeatMap(weeks: [[day(0), day(3)], [day(1), day(2, "Feb")]])

    #expect(heard(map) == ["Total: 6", "Most: day 3, 3", "Most days in a row: 3", "Jan: 4", "Feb: 2"])
    #expect(
      MarkdownWriter().render(.heatMap(map), in: .plain(80))
        == "- Total: 6\n- Most: day 3, 3\n- Most days in a row: 3\n- Jan: 4\n- Feb: 2\n"
    )
  }

  @Test func `a month that a map has twice is heard with its year, another one without`() {
    let weeks: [[HeatMap.Day?]] = [
      [month("Jan", "Jan 2025"), month("Feb", "Feb 2025")], [month("Jan", "Jan 2026")],
    ]

    #expect(heard(HeatMap(weeks: weeks)).suffix(3) == ["Jan 2025: 1", "Feb: 1", "Jan 2026: 1"])
  }

  @Test func `records that stand beside a map are not heard in it`() {
    let map = HeatMap(weeks: [[day(0), day(3), day(1)]], namesRecords: false)

    #expect(heard(map) == ["Total: 4", "Jan: 4"])
  }

  private func month(_ name: SafeText, _ monthOfYear: SafeText) -> HeatMap.Day {
    HeatMap.Day(name, month: name, monthOfYear: monthOfYear, level: 1, count: 1)
  }

  @Test func `a day with nothing ends a row of days, and one day is no row`() {
    #expect(heard(HeatMap(weeks: [[day(1), day(1), day(0), day(1)]]))[2] == "Most days in a row: 2")
    #expect(heard(HeatMap(weeks: [[day(1), day(0), day(1)]])) == ["Total: 2", "Most: day 1, 1", "Jan: 2"])
  }

  @Test func `a row of days goes on over the end of a week`() {
    let weeks = [Array(repeating: day(0), count: 6) + [day(1)], [day(1), day(1)]]

    #expect(heard(HeatMap(weeks: weeks))[2] == "Most days in a row: 3")
  }

  @Test func `the busiest weekday is heard by its name, of equal ones the first`() {
    let map = HeatMap(
      weeks: [[day(1), day(3)], [day(2)]],
      weekdayNames: ["Monday", "Tuesday", "Wednesday"]
    )

    #expect(heard(map).contains("Busiest weekday: Monday, 3"))
    #expect(!heard(HeatMap(weeks: [[day(0)]], weekdayNames: ["Monday"])).contains { $0.hasPrefix("Busiest") })
  }

  @Test func `days that are not counted are not heard`() {
    #expect(heard(HeatMap(weeks: [[nil, nil]])) == ["Total: 0"])
    #expect(heard(HeatMap(weeks: [])) == [])
  }

  @Test func `values out of range are brought into it`() {
    let map = HeatMap(weeks: [
      [HeatMap.Day("a", month: "Jan", level: 9, count: -5)] + Array(repeating: day(0), count: 9),
      [
        HeatMap.Day("b", month: "Jan", level: -1, count: .max),
        HeatMap.Day("c", month: "Jan", level: 1, count: 1),
      ],
    ])

    #expect(plain(map, 20)[1] == "█ ·")
    #expect(plain(map, 20).count == 9)
    #expect(heard(map).first == "Total: 9,223,372,036,854,775,807")
  }

  private func day(_ level: Int, _ month: SafeText = "Jan") -> HeatMap.Day {
    HeatMap.Day("day \(level)", month: month, level: level, count: level)
  }

  private func plain(_ map: HeatMap, _ width: Int) -> [String] {
    lines(PlainWriter().render(.heatMap(map), in: .plain(width)))
  }

  private func heard(_ map: HeatMap) -> [String] {
    lines(LinearWriter().render(.heatMap(map), in: .plain(80)))
  }
}
