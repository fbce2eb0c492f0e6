import Foundation
import Testing

@testable import Sandbox

@Suite struct ContributionCatalogueTests {
  private static let now = Date(timeIntervalSince1970: 1_764_547_200)
  private let catalogue = ContributionCatalogue.all
  private let today = CivilDay.number(of: now)

  @Test(
    arguments: [
      (
        "aster",
        """
        1 3 0 2 0 2 3 1 0 0 1 3 3 1 3 0 2 0 6 15 0 0 0 0 0 12 2 0 3 0 3 3 0 1 3 1 3 3 15 2 0 0
        """
      ),
      (
        "linnet",
        """
        3 4 0 0 2 6 5 0 3 5 0 10 0 2 11 1 0 0 3 13 9 4 9 0 0 6 8 6 65 0 0 0 0 0 0 0 0 0 0 0 0 0
        """
      ),
      (
        "dobromirgorka",
        """
        6 8 11 9 13 2 6 2 10 10 4 9 7 0 11 2 5 13 3 2 2 0 0 0 12 5 5 13 10 0 4 6 10 0 8 13 9 3 2 11 \
        0 0
        """
      ),
      (
        "silvanofioravanti",
        """
        0 0 0 0 1 0 0 0 1 0 0 0 1 1 0 1 0 0 1 1 1 0 0 0 0 1 0 3 0 0 0 0 0 1 0 1 0 0 0 0 0 0
        """
      ),
      (
        "Roswitha-Haberkorn",
        """
        0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 2 8 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 10 0 0
        """
      ),
      (
        "angus-hollis",
        """
        12 9 8 7 6 5 8 10 4 1 0 0 0 0 10 6 4 0 2 11 3 4 12 4 8 8 0 10 9 36 4 2 7 3 7 11 11 5 1 10 0 \
        0
        """
      ),
      (
        "juliana171",
        """
        0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
        """
      ),
      (
        "openharbour",
        """
        0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
        """
      ),
      (
        "gardener[bot]",
        """
        0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
        """
      ),
    ] as [(String, String)]
  )
  func `the days of an account up to today are counted, and later ones are empty`(login: String, days: String)
    throws
  {
    let account = try #require(AccountCatalogue.all.account(named: login))

    let counted = catalogue.days(of: account, (today - 39)...(today + 2), now: Self.now)

    #expect(counted.first == today - 39)
    #expect(counted.counts.map(String.init).joined(separator: " ") == days)
    #expect(counted.kinds.values.reduce(0, +) == counted.total)
  }

  @Test func `a day counts until its last second`() throws {
    let account = try #require(AccountCatalogue.all.account(named: "TobiAdeyemi"))
    let midnight = Self.now.addingTimeInterval(86_400)

    func total(_ now: Date) -> Int { catalogue.days(of: account, today...(today + 1), now: now).total }

    #expect(total(midnight - 0.5) == total(Self.now))
    #expect(total(Self.now - 0.5) == 0)
    #expect(total(midnight) == 8)
  }

  @Test(
    arguments: [
      (13, 190, false), (13, 191, true), (12, 365, false), (14, 365, false), (63, 191, true),
      (50, 365, false),
    ]
      as [(Int, Int, Bool)]
  )
  func `one account of fifty is too large for more than half a year`(place: Int, days: Int, isTooLarge: Bool)
  {
    #expect(catalogue.isTooLarge(AccountCatalogue.all.account(at: place), days: days) == isTooLarge)
  }

  @Test func `a bot has no languages, an organisation has`() throws {
    let bot = try #require(AccountCatalogue.all.account(named: "gardener[bot]"))
    let organisation = try #require(AccountCatalogue.all.account(named: "fjord"))

    #expect(catalogue.languages(of: bot).isEmpty)
    #expect(catalogue.languages(of: organisation).map(\.count) == [3, 3, 3])
  }

  @Test(
    arguments: [("Swift", "#F05138"), ("Befunge", nil), ("Zig", "#ec915c"), ("Latin", nil)]
      as [(String, String?)]
  )
  func `a language has a color, or none`(language: String, color: String?) {
    #expect(ContributionCatalogue.color(of: language) == color)
  }

  @Test func `no account has more than five repositories with three languages`() {
    let repositories = (0..<400).map { catalogue.languages(of: AccountCatalogue.all.account(at: $0)) }

    #expect(Set(repositories.map(\.count)) == [0, 1, 2, 3, 4, 5])
    #expect(Set(repositories.joined().map(\.count)) == [1, 2, 3])
    let languages = repositories.joined().joined()
    #expect(Set(languages.map(\.name)).count == 16)
    #expect(languages.allSatisfy { (400...90_000).contains($0.size) })
  }
}

@Suite struct CivilDayTests {
  @Test(
    arguments: [
      (0, 0), (86_399.5, 0), (86_400, 1), (-0.5, -1), (-86_400, -1), (-86_401, -2), (1_764_547_200, 20_423),
    ] as [(Double, Int)]
  )
  func `a day begins at midnight, before 1970 too`(seconds: Double, number: Int) {
    #expect(CivilDay.number(of: Date(timeIntervalSince1970: seconds)) == number)
  }

  @Test(arguments: [(0, "1970-01-01"), (-1, "1969-12-31"), (19_782, "2024-02-29"), (20_423, "2025-12-01")])
  func `a day and its text lead to each other`(number: Int, text: String) {
    #expect(CivilDay.text(number) == text)
    #expect(CivilDay.number(text) == number)
  }

  @Test(arguments: [(40, 20_423), (41, nil)] as [(Int, Int?)])
  func `a text of a day has at most forty characters`(length: Int, number: Int?) {
    let text = "2025-12-01" + String(repeating: "x", count: length - 10)

    #expect(CivilDay.number(text) == number)
  }
}
