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
}
