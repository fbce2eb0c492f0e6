import DomainKernel
import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file that says who is signed in, and who owns tokens that are not stored; and its form.
struct AccountsFile: Codable {
  private static let version = 1

  private let version: Int
  private var accounts: [String: Account]
  /// The owners of tokens by service, the one that was told last at the end.
  private var tokenOwners: [String: [TokenOwner]]?

  /// Reads the file; there are no accounts where there is none.
  init(_ content: Data?) throws(CredentialsError) {
    struct Head: Decodable { let version: Int }
    guard let content else {
      (version, accounts) = (Self.version, [:])
      return
    }
    do throws(JSONBodyError) {
      if try JSONBody.decode(Head.self, from: content).version <= Self.version {
        self = try JSONBody.decode(Self.self, from: content)
        return
      }
    } catch {
      throw .damagedAccounts
    }
    throw .madeByNewerVersion
  }

  /// Whether content is neither that of this version nor of a newer one.
  static func isDamaged(_ content: Data) -> Bool {
    do throws(CredentialsError) {
      _ = try AccountsFile(content)
      return false
    } catch {
      return error == .damagedAccounts
    }
  }

  /// The ids of accounts that damaged content still names, of any service.
  static func ids(in damaged: Data) -> [String] {
    let pieces = String(decoding: damaged, as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false)
    var ids: [String] = []
    for (index, piece) in pieces.enumerated().dropLast(2) where piece == "id" {
      let id = String(pieces[index + 2])
      guard pieces[index + 1].filter({ !$0.isWhitespace }) == ":", (1...longestID).contains(id.utf8.count),
        !ids.contains(id), ids.count < mostIDs
      else { continue }
      ids.append(id)
    }
    return ids
  }

  private static let longestID = 100
  /// More than there are services: for each of them, a program is run.
  private static let mostIDs = 8

  /// The account of a service; `nil` where nobody is signed in.
  subscript(service: String) -> SignedInAccount? {
    get { accounts[service]?.account }
    set { accounts[service] = newValue.map(Account.init) }
  }

  /// The services at which somebody is signed in.
  var services: [String] { Array(accounts.keys) }

  /// The partition of an account that is signed in, or whose first token was another account's before.
  ///
  /// A service may write the same id in another spelling at the next sign-in.
  static func partition(of id: String, at service: String) -> String { service + ":" + id.idKey }

  /// The partition for the account of a token, which is given by the token's own partition.
  ///
  /// - Returns: The one that the account had first; `nil` as long as nobody knows whose the token is.
  func partition(ofToken token: String, at service: String) -> String? {
    owner(ofToken: token, at: service)?.partition
  }

  /// Whether a token is known to be an account's.
  func isOwner(_ id: String, ofToken token: String, at service: String) -> Bool {
    owner(ofToken: token, at: service)?.account == id
  }

  /// Remembers the owner of a token.
  ///
  /// The account gets the partition of its first token, which has its content already.
  mutating func remember(owner id: String, ofToken token: String, at service: String) {
    var owners = tokenOwners?[service] ?? []
    // The partition of a token holds content of its first owner, which no other account may get.
    let isTaken = owners.contains { $0.token == token || $0.partition == token }
    let own = isTaken ? Self.partition(of: id, at: service) : token
    let partition = owners.last { $0.account == id }?.partition ?? own
    owners.removeAll { $0.token == token }
    owners.append(TokenOwner(token: token, account: id, partition: partition))
    tokenOwners = (tokenOwners ?? [:]).merging([service: Array(owners.suffix(Self.mostOwners))]) { $1 }
  }

  private func owner(ofToken token: String, at service: String) -> TokenOwner? {
    tokenOwners?[service]?.last { $0.token == token }
  }

  /// More than there are tokens in use; the account of those that are forgotten is known by the later ones.
  private static let mostOwners = 16

  func encoded() throws(CredentialsError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do { return try encoder.encode(self) } catch {
      throw .accounts(reason: KnownReason.unwritableAccounts.rawValue)
    }
  }

  /// An account with its moments in seconds since 1970.
  private struct Account: Codable {
    let id: String
    let name: String
    let place: TokenStore
    let scopes: [String]?
    let signedInAt: Double
    let endedAt: Double?

    init(_ account: SignedInAccount) {
      id = account.id
      name = account.name
      place = account.place
      scopes = account.scopes
      signedInAt = account.signedInAt.timeIntervalSince1970
      endedAt = account.endedAt?.timeIntervalSince1970
    }

    var account: SignedInAccount {
      SignedInAccount(
        id: id,
        name: name,
        place: place,
        scopes: scopes,
        signedInAt: Date(timeIntervalSince1970: signedInAt),
        endedAt: endedAt.map { Date(timeIntervalSince1970: $0) }
      )
    }
  }

  /// The owner of a token that is not stored.
  private struct TokenOwner: Codable {
    /// The token's own partition, from which the token cannot be found again.
    let token: String
    /// The id of the account.
    let account: String
    /// The partition of the account.
    let partition: String
  }
}
