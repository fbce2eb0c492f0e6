import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@Suite struct AccountWordsTests {
  @Test(
    arguments: [
      (.file, "/home/a", 2), (.file, nil, 1), (.keyring, "/home/a", 1),
    ] as [(TokenStore, String?, Int)]
  )
  func `only a file has a folder to be named`(store: TokenStore, folder: String?, count: Int) {
    let facts = AccountWords(.english, of: .token).place(store, folder: folder)

    #expect(facts.count == count)
  }

  @Test
  func `a sign-out says who left, what the service did, and what became of each secret and of the cache`() {
    let words = AccountWords(.english, of: .token)
    let removals = [
      TokenRemoval(.keyring, .unknown(reason: "locked")),
      TokenRemoval(.file, .removed),
    ]

    let sentences = words.signedOut(
      "ada",
      removals,
      isCacheRemoved: true,
      serviceEnd: "Ended at the service."
    )

    #expect(
      sentences == [
        "Signed out ada.", "Ended at the service.", "Keyring: not available (locked).",
        "File: token removed.",
        "Cached pages of the account removed.",
      ]
    )
  }

  @Test func `a sign-out from a damaged file says that nobody is signed in, and what may be left`() {
    let words = AccountWords(.english, of: .token)
    let absent = [TokenRemoval(.file, .absent)]

    let unknown = words.signedOut(nil, [], isCacheRemoved: false)
    let named = words.signedOut(nil, absent, isCacheRemoved: true)

    #expect(unknown.count == 3)
    #expect(unknown[0] == "The file of signed-in accounts was damaged. Nobody is signed in now.")
    #expect(unknown[1].contains("a token may be left in the keyring or in a file"))
    #expect(unknown[2].hasPrefix("Warning: cached pages of the account could not be removed."))
    #expect(named.dropFirst() == ["File: no token.", "Cached pages of the account removed."])
    #expect(words.signedOut("ada", [], isCacheRemoved: true).count == 2)
  }
}
