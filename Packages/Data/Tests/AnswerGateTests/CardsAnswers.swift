/// Answers in the shapes of an OctoDeck API and of GitHub's APIs, written for these tests.
enum CardsAnswers {
  static let root = "https://cards.example.com"
  static let gitHubRoot = "https://github-of-cards.example.com"

  // MARK: - An OctoDeck API

  static let card: JSONNode = ["card": card(5)]
  static let otherCard: JSONNode = ["card": card(6)]
  static let cards: JSONNode = ["cards": .list([5, 21, 22, 23, 24].map(card))]
  static let otherCards: JSONNode = ["cards": .list([31, 32, 33, 34, 35].map(card))]

  private static func card(_ number: Int) -> JSONNode {
    [
      "githubId": .text("\(number)"), "userName": .text("user\(number)"),
      "fullName": .text("User Number \(number)"),
      "iconUrl": .text("https://pictures.example.com/u/\(number)"),
      "mostUsedLanguage": ["name": "Swift", "color": "#F05138"],
    ]
  }

  static let communities: JSONNode = ["communities": .list((1...5).map { community("c-\($0)") })]
  static let otherCommunities: JSONNode = ["communities": .list((6...9).map { community("c-\($0)") })]
  static let page = page("c-1")
  static let otherPage = page("c-2")

  private static func community(_ id: String) -> JSONNode {
    [
      "id": .text(id), "name": .text("Circle of \(id)"), "startDateTime": "2026-01-01T00:00:00Z",
      "endDateTime": "2026-06-30T00:00:00Z",
    ]
  }

  private static func page(_ id: String) -> JSONNode {
    [
      "community": community(id),
      "highlightedCard": [
        "bestReviewer": card(5), "bestContributor": card(21), "bestCommitter": card(22),
        "bestPullRequester": card(23), "bestIssuer": card(24),
      ],
    ]
  }

  static let statistics: JSONNode = [
    "stats": [
      "contributions": .list(
        (10...28).map { ["date": .text("2026-02-\($0)"), "count": .number($0 % 4)] }
      ),
      "totalContribution": 28,
      "contributionDetail": ["reviewCount": 11, "commitCount": 12, "pullRequestCount": 13, "issueCount": 14],
    ]
  ]

  // MARK: - GitHub

  /// An account as the REST API has it, and its languages as the GraphQL API does: one body answers both.
  static let account = account(501)
  static let otherAccount = account(502)

  private static func account(_ number: Int) -> JSONNode {
    [
      "id": .number(number), "login": .text("coder\(number)"), "name": .text("Coder \(number)"),
      "avatar_url": .text("https://pictures.example.com/u/\(number)"), "type": "User",
      "data": [
        "account": [
          "login": .text("coder\(number)"),
          "repositories": repositories,
        ]
      ],
    ]
  }

  static let year = year("coder501", 501)
  static let otherYear = year("coder502", 502)

  private static func year(_ login: String, _ number: Int) -> JSONNode {
    [
      "data": [
        "viewer": ["login": "coder500"],
        "account": [
          "databaseId": .number(number), "login": .text(login),
          "contributionsCollection": collection(["totalContributions": 28, "weeks": weeks]),
        ],
      ]
    ]
  }

  /// The years of several accounts, of which one is none that contributes.
  static let years: JSONNode = [
    "data": [
      "viewer": ["login": "coder500"],
      "nodes": .list(
        (501...503).map { number in
          [
            "__typename": "User", "id": .text("U_\(number)"), "databaseId": .number(number),
            "login": .text("coder\(number)"),
            "contributionsCollection": collection(["totalContributions": 28, "weeks": weeks]),
          ]
        } + [["__typename": "Organization", "databaseId": 504]]
      ),
    ]
  ]

  private static let weeks: JSONNode = .list(
    stride(from: 10, through: 28, by: 7).map { start in
      [
        "contributionDays": .list(
          (start..<min(start + 7, 29)).map {
            ["date": .text("2026-02-\($0)"), "contributionCount": .number($0 % 4)]
          }
        )
      ]
    }
  )

  static let nodes: JSONNode = [
    "data": [
      "nodes": .list(
        (501...505).map { number in
          [
            "__typename": "User", "id": .text("U_\(number)"), "databaseId": .number(number),
            "contributionsCollection": collection(["totalContributions": .number(number)]),
          ]
        } + [["__typename": "Organization", "databaseId": 506]]
      )
    ]
  ]

  /// Accounts with their languages, as many as one request asks for.
  static let owners: JSONNode = [
    "data": [
      "nodes": .list(
        (501...505).map { number in
          [
            "__typename": "User", "id": .text("U_\(number)"), "databaseId": .number(number),
            "login": .text("coder\(number)"), "name": .text("Coder \(number)"),
            "avatarUrl": .text("https://pictures.example.com/u/\(number)"), "repositories": repositories,
          ]
        }
      )
    ]
  ]

  private static let repositories: JSONNode = [
    "nodes": [["languages": ["edges": [["size": 7000, "node": ["name": "Swift", "color": "#F05138"]]]]]]
  ]

  private static func collection(_ calendar: JSONNode) -> JSONNode {
    [
      "contributionCalendar": calendar, "totalCommitContributions": 11, "totalIssueContributions": 12,
      "totalPullRequestContributions": 13, "totalPullRequestReviewContributions": 14,
      "restrictedContributionsCount": 15,
    ]
  }
}
