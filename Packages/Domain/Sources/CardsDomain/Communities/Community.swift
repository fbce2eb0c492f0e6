import DomainKernel

/// A group of accounts whose contributions are compared over a period.
public struct Community: Hashable, Sendable, Identifiable {
  /// The id of a community.
  public struct ID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The id as the service writes it, a UUID in lower case: 1 to 64 ASCII letters, digits, hyphens and
    /// underscores.
    public let rawValue: String

    /// Takes over an id; upper and lower case mean the same in a UUID (RFC 9562, 4), and differ in a word.
    ///
    /// - Parameter rawValue: What the service or the user wrote; `nil` is returned for what could not be a part
    ///   of an address.
    public init?(rawValue: String) {
      let isPlain = rawValue.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
      guard isPlain, (1...64).contains(rawValue.utf8.count) else { return nil }
      self.rawValue = rawValue.idKey
    }

    /// The id as text.
    public var description: String { rawValue }
  }

  /// The id.
  public let id: ID
  /// The name; not unique.
  public let name: String
  /// The days whose contributions count; `nil` when unknown.
  public let period: CommunityPeriod?

  /// Makes a community.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - name: The name.
  ///   - period: The days whose contributions count; `nil` when unknown.
  public init(id: ID, name: String, period: CommunityPeriod? = nil) {
    self.id = id
    self.name = name
    self.period = period
  }
}

/// A rule for communities that a name or a period breaks.
public enum CommunityFault: Error, Hashable, Sendable, CaseIterable {
  /// The name is blank.
  ///
  /// ## Troubleshooting
  /// Give a name.
  case emptyName

  /// The name is longer than ``CommunityDraft/longestName`` characters.
  ///
  /// ## Troubleshooting
  /// Give a shorter name.
  case longName

  /// The name has line breaks or other control characters.
  ///
  /// ## Troubleshooting
  /// Write the name in one line.
  case unprintableName

  /// The period ends before the day on which it begins.
  ///
  /// ## Troubleshooting
  /// Choose a later end.
  case periodEndsBeforeItBegins

  /// The period begins and ends on the same day, while a service counts from one day to a later one.
  ///
  /// ## Troubleshooting
  /// Choose a later end.
  case periodIsOneDay

  /// The period begins before ``CommunityPeriod/earliest``.
  ///
  /// ## Troubleshooting
  /// Choose a later beginning.
  case periodBeforeGitHub

  /// The period begins after the present day, so that nobody can have contributed to it.
  ///
  /// ## Troubleshooting
  /// Choose an earlier beginning.
  case periodInTheFuture

  /// The period is longer than a year, which the service cannot count.
  ///
  /// ## Troubleshooting
  /// Choose an earlier end.
  case periodLongerThanYear
}

/// The days whose contributions count in a community.
public struct CommunityPeriod: Hashable, Sendable {
  /// The first day.
  public let from: CalendarDay
  /// The last day, later than the first one and at most a year after it.
  public let to: CalendarDay

  /// Makes a period.
  ///
  /// - Parameters:
  ///   - from: The first day.
  ///   - to: The last day.
  /// - Throws: ``CommunityFault/periodEndsBeforeItBegins``, ``CommunityFault/periodIsOneDay``,
  ///   ``CommunityFault/periodBeforeGitHub`` or ``CommunityFault/periodLongerThanYear``.
  public init(from: CalendarDay, to: CalendarDay) throws(CommunityFault) {
    guard from <= to else { throw .periodEndsBeforeItBegins }
    guard from != to else { throw .periodIsOneDay }
    guard from >= Self.earliest else { throw .periodBeforeGitHub }
    // There is no day after the year 9999, so that a period that begins in it ends in it.
    guard from.year == 9999 || to <= from.advanced(byYears: 1) else { throw .periodLongerThanYear }
    self.from = from
    self.to = to
  }

  /// The first day on which a contribution can have been made: 1 January 2008, the year in which GitHub began.
  public static let earliest = CalendarDay(daysSince1970: 13_879)
}

/// A community to create.
public struct CommunityDraft: Hashable, Sendable {
  /// The name, without blanks around it.
  public let name: String
  /// The days whose contributions count.
  public let period: CommunityPeriod

  /// The most characters of a name.
  public static let longestName = 100

  /// Checks what the user wants to create.
  ///
  /// - Parameters:
  ///   - name: The name; blanks around it do not count.
  ///   - period: The days whose contributions count.
  /// - Throws: ``CommunityFault`` for a name that no community may have.
  public init(name: String, period: CommunityPeriod) throws(CommunityFault) {
    self.name = try Self.checked(name)
    self.period = period
  }

  private static func checked(_ name: String) throws(CommunityFault) -> String {
    guard let start = name.firstIndex(where: { !$0.isWhitespace }),
      let end = name.lastIndex(where: { !$0.isWhitespace })
    else { throw .emptyName }
    let trimmed = name[start...end]
    guard trimmed.count <= longestName, trimmed.utf8.count <= longestName * 8 else { throw .longName }
    for scalar in trimmed.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: throw .unprintableName
      case .format where scalar != "\u{200D}": throw .unprintableName
      default: continue
      }
    }
    return String(trimmed)
  }
}
