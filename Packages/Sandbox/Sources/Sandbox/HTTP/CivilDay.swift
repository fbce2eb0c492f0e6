/// A day of the Gregorian calendar, counted without a calendar library.
///
/// The year is taken to begin in March, so that the leap day is its last one and every month but the last
/// has the same place in each year.
struct CivilDay: Hashable {
  private static let daysPerEra = 146_097  // 400 years
  private static let daysFromMarchOfYear0To1970 = 719_468

  /// The year.
  let year: Int
  /// The month, 1…12.
  let month: Int
  /// The day of the month, 1…31.
  let day: Int

  /// Names a day.
  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Finds the day that is so many days after 1 January 1970.
  init(daysSince1970: Int) {
    let days = daysSince1970 + Self.daysFromMarchOfYear0To1970
    let era = (days >= 0 ? days : days - Self.daysPerEra + 1) / Self.daysPerEra
    let dayOfEra = days - era * Self.daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1 January 1970; negative before.
  var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysPerEra + dayOfEra - Self.daysFromMarchOfYear0To1970
  }
}
