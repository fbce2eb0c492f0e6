import Credentials
import DomainKernel
import StorageKit
import Testing

@Suite struct CredentialsErrorTests {
  @Test(
    arguments: [
      (.toolMissing(program: "secret-tool"), "secret-tool is not installed"),
      (.noBus(reason: "no address."), "no address"), (.noService(reason: "no owner"), "no owner"),
      (.failed(reason: "refused."), "refused"), (.locked, "the keyring is locked"),
      (.timedOut(after: .seconds(7)), "no response within 7 s; it may be locked"),
      (.tooLarge(limit: 8192), "longer than 8192 bytes"),
      (.file(.busy(path: "/secrets")), "/secrets: another process keeps it locked"),
      (.cancelled, "interrupted"),
    ] as [(SecretStoreError, String)]
  )
  func `a place for secrets says why it failed, without a full stop`(
    error: SecretStoreError,
    reason: String
  ) {
    #expect(error.reason == reason)
    #expect(CredentialsError.store(.file, error).reason == reason)
  }

  @Test(
    arguments: [
      (.toolMissing(program: "secret-tool"), .toolMissing(program: "secret-tool")), (.locked, .locked),
      (.timedOut(after: .seconds(7)), .timedOut(after: .seconds(7))),
      (.tooLarge(limit: 8192), .tooLong(bytes: 8192)), (.cancelled, .interrupted),
      (.noBus(reason: "no address."), .other("no address")),
      (.noService(reason: "no owner"), .other("no owner")),
      (.failed(reason: "refused."), .other("refused")),
      (.file(.busy(path: "/secrets")), .other("/secrets: another process keeps it locked")),
    ] as [(SecretStoreError, TokenStoreFault)]
  )
  func `only what the system says stays in its own words`(error: SecretStoreError, fault: TokenStoreFault) {
    #expect(TokenStoreFault(error) == fault)
  }

  @Test(
    arguments: [
      (.accounts(reason: "no right"), "no right"), (.damagedAccounts, "accounts.json is damaged"),
      (.madeByNewerVersion, "it was made by a newer version"),
      (.unreadableSecret(.keyring), "the keyring has another form of it"),
      (.unreadableSecret(.file), "the file has another form of it"),
    ] as [(CredentialsError, String)]
  )
  func `what is wrong with the accounts has a reason`(error: CredentialsError, reason: String) {
    #expect(error.reason == reason)
  }
}
