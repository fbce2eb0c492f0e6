import LocalizationKit
import Testing

@Suite struct LanguageTimeTests {
  @Test(arguments: [
    (Int.min, "just now", "刚刚"), (-1, "just now", "刚刚"), (0, "just now", "刚刚"), (9, "just now", "刚刚"),
    (10, "10 seconds ago", "10秒前"), (59, "59 seconds ago", "59秒前"),
    (60, "1 minute ago", "1分钟前"), (119, "1 minute ago", "1分钟前"), (120, "2 minutes ago", "2分钟前"),
    (3599, "59 minutes ago", "59分钟前"), (3600, "1 hour ago", "1小时前"), (7199, "1 hour ago", "1小时前"),
    (7200, "2 hours ago", "2小时前"), (86_399, "23 hours ago", "23小时前"), (86_400, "1 day ago", "1天前"),
    (172_799, "1 day ago", "1天前"), (172_800, "2 days ago", "2天前"),
    (Int.max, "106,751,991,167,300 days ago", "106,751,991,167,300天前"),
  ])
  func `an age is told in the largest whole unit`(seconds: Int, english: String, chinese: String) {
    #expect(Language.complete.map { $0.ago(seconds: seconds) } == [english, chinese])
  }

  @Test(arguments: [
    (Int.min, "now", "现在"), (0, "now", "现在"), (1, "in 1 second", "1秒后"), (60, "in 60 seconds", "60秒后"),
    (61, "in 2 minutes", "2分钟后"), (120, "in 2 minutes", "2分钟后"), (121, "in 3 minutes", "3分钟后"),
    (3600, "in 60 minutes", "60分钟后"), (3601, "in 1 hour 1 minute", "1小时1分钟后"),
    (5400, "in 1 hour 30 minutes", "1小时30分钟后"), (7140, "in 1 hour 59 minutes", "1小时59分钟后"),
    (7141, "in 2 hours", "2小时后"), (7200, "in 2 hours", "2小时后"), (86_341, "in 24 hours", "24小时后"),
    (86_400, "in 24 hours", "24小时后"), (86_401, "in 1 day 1 hour", "1天1小时后"),
    (172_800, "in 2 days", "2天后"),
    (Int.max, "in 106,751,991,167,300 days 16 hours", "106,751,991,167,300天16小时后"),
  ])
  func `a wait is never told shorter than it is`(seconds: Int, english: String, chinese: String) {
    #expect(Language.complete.map { $0.ahead(seconds: seconds) } == [english, chinese])
  }

  @Test(arguments: [
    (Int.min, "0 seconds", "0 seconds"), (0, "0 seconds", "0 seconds"), (1, "1 second", "1 second"),
    (60, "1 minute", "60 seconds"), (119, "1 minute", "2 minutes"), (3600, "1 hour", "60 minutes"),
  ])
  func `a duration is rounded as it is asked for`(seconds: Int, down: String, up: String) {
    #expect(Language.english.duration(roundedDown: seconds) == down)
    #expect(Language.english.duration(roundedUp: seconds) == up)
  }

  @Test(arguments: [
    (0, 0, "1 January 1970, 00:00", "1970年1月1日 00:00"),
    (-1, 0, "31 December 1969, 23:59", "1969年12月31日 23:59"),
    (1_772_366_400, 0, "1 March 2026, 12:00", "2026年3月1日 12:00"),
    (1_772_366_399, 0, "1 March 2026, 11:59", "2026年3月1日 11:59"),
    (1_772_366_460, 0, "1 March 2026, 12:01", "2026年3月1日 12:01"),
    (1_772_366_400, 28_800, "1 March 2026, 20:00", "2026年3月1日 20:00"),
    (1_772_366_400, -46_800, "28 February 2026, 23:00", "2026年2月28日 23:00"),
    (1_774_915_200, 0, "31 March 2026, 00:00", "2026年3月31日 00:00"),
    (951_782_400, 0, "29 February 2000, 00:00", "2000年2月29日 00:00"),
    (951_868_800, 0, "1 March 2000, 00:00", "2000年3月1日 00:00"),
    (1_709_164_800, 0, "29 February 2024, 00:00", "2024年2月29日 00:00"),
    (4_107_542_400, 0, "1 March 2100, 00:00", "2100年3月1日 00:00"),
    (4_107_542_399, 0, "28 February 2100, 23:59", "2100年2月28日 23:59"),
    (-62_135_596_800, 0, "1 January 1, 00:00", "1年1月1日 00:00"),
    (-62_167_219_200, 0, "1 January 0, 00:00", "0年1月1日 00:00"),
    (-62_167_219_201, 0, "31 December -1, 23:59", "-1年12月31日 23:59"),
    (32_940, 0, "1 January 1970, 09:09", "1970年1月1日 09:09"),
    (36_600, 0, "1 January 1970, 10:10", "1970年1月1日 10:10"),
  ])
  func `a moment is written by the reader's calendar`(
    seconds: Int,
    offset: Int,
    english: String,
    chinese: String
  ) {
    let time = CalendarTime(secondsSince1970: seconds, offset: offset)

    #expect(Language.complete.map { $0.dateAndTime(of: time) } == [english, chinese])
  }

  @Test func `times are told in Indonesian too`() {
    let language = Language.indonesian

    #expect(
      [9, 10, 60, 7200, 172_800].map { language.ago(seconds: $0) }
        == ["baru saja", "10 detik yang lalu", "1 menit yang lalu", "2 jam yang lalu", "2 hari yang lalu"]
    )
    #expect([0, 61].map { language.ahead(seconds: $0) } == ["sekarang", "dalam 2 menit"])
    #expect(language.ago(seconds: 1200 * 86_400) == "1.200 hari yang lalu")
    #expect(
      [1, 3601, 86_401].map { language.ahead(seconds: $0) }
        == ["dalam 1 detik", "dalam 1 jam 1 menit", "dalam 1 hari 1 jam"]
    )
    #expect(
      language.dateAndTime(of: CalendarTime(secondsSince1970: 1_772_366_400, offset: 0))
        == "1 Maret 2026 pukul 12.00"
    )
  }

  @Test(arguments: [
    (
      Language.english,
      [
        "15 January 2026", "14 February 2026", "16 March 2026", "15 April 2026", "15 May 2026",
        "14 June 2026", "14 July 2026", "13 August 2026", "12 September 2026", "12 October 2026",
        "11 November 2026",
        "11 December 2026",
      ]
    ),
    (
      .indonesian,
      [
        "15 Januari 2026", "14 Februari 2026", "16 Maret 2026", "15 April 2026", "15 Mei 2026",
        "14 Juni 2026", "14 Juli 2026", "13 Agustus 2026", "12 September 2026", "12 Oktober 2026",
        "11 November 2026",
        "11 Desember 2026",
      ]
    ),
  ])
  func `every month has its name`(language: Language, dates: [String]) {
    let firstOf2026 = 1_767_225_600
    let days = (0..<12).map { $0 * 30 + 14 }
    let times = days.map { CalendarTime(secondsSince1970: firstOf2026 + $0 * 86_400, offset: 0) }

    #expect(times.map { language.date(of: $0) } == dates)
  }

  @Test(arguments: [
    (86_400, "2 January 1970"), (90_000, "2 January 1970"),
    (-86_400, "31 December 1969"), (-90_000, "31 December 1969"),
  ])
  func `clocks are a day from those of the world at most`(offset: Int, date: String) {
    let time = CalendarTime(secondsSince1970: 0, offset: offset)

    #expect(Language.english.dateAndTime(of: time) == date + ", 00:00")
  }

  @Test(arguments: [
    (Int.max, 1_001_970), (31_556_952_000_001, 1_001_970), (31_556_952_000_000, 1_001_970),
    (Int.min, -998_030), (-31_556_952_000_001, -998_030), (-31_556_952_000_000, -998_030),
  ])
  func `moments end a million years away`(seconds: Int, year: Int) {
    let time = CalendarTime(secondsSince1970: seconds, offset: 0)

    #expect(Language.english.dateAndTime(of: time) == "1 January \(year), 00:00")
  }

  @Test func `a moment beyond all calendars is brought into them`() {
    for seconds in [Int.min, .max] {
      let time = CalendarTime(secondsSince1970: seconds, offset: seconds.signum() * 50_400)
      #expect((1...12).contains(time.month) && (1...31).contains(time.day))
    }
  }
}
