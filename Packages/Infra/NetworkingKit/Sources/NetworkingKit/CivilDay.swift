/// A day of the proleptic Gregorian calendar, turned into days since 1970 and back.
///
/// Both directions count in eras of 400 years that begin on the first of March, so that the leap day is the
/// last day of a year and needs no special case.
struct CivilDay: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// Fails for a day that the calendar does not have, such as 30 February.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...Self.length(ofMonth: month, year: year)).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  init(daysSince1970: Int) {
    let days = daysSince1970 + Self.daysFromMarchOfYear0To1970
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysFromMarchOfYear0To1970
  }

  /// Days since Monday, 0…6.
  var weekday: Int {
    let thursday = 3  // 1 January 1970
    return ((daysSince1970 + thursday) % 7 + 7) % 7
  }

  private static let daysFromMarchOfYear0To1970 = 719_468

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
