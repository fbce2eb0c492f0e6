import DomainKernel
import NetworkingKit
import PeopleDomain
import Testing

@testable import PeopleData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list of accounts read without a decoder, next to the decoder.
@Suite(.timeLimit(.minutes(5))) struct PlainUserListTests {
  private static let list = """
    [ {"login":"ada","id":7,"node_id":"x","avatar_url":"https://pictures.example.com/7?v=4","gravatar_id":"",
    "url":"https://people.example.com/api/users/ada","html_url":"https://example.com/ada","type":"User",
    "following_url":"https://people.example.com/api/users/ada/following{/other_user}","site_admin":true},
    {"id":8,"login":"crew-8","type":"Organization","html_url":null,"site_admin":false,"plan":{"id":1}},
    {"site_admin":null,"login":"robot[bot]","id":90,"type":"Bot","avatar_url":"","x":[1,"]"]}]
    """

  /// A list without arrays and objects in its accounts, as the service sends it: it is checked while it is read.
  private static let flatList = """
    [ {"login":"ada","id":7,"node_id":"\\u00e9\\n","gravatar_id":"","name":"Zoë","score":-1.5e+3,"n":null,
    "url":"https://people.example.com/api/users/ada","html_url":"https://example.com/ada","type":"User",
    "following_url":"https://people.example.com/api/users/ada/following{/other_user}","site_admin":true},
    {"id":8,"login":"crew-8","type":"Organization","html_url":null,"site_admin":false,"x":0,"y":true}]
    """

  private func read(_ text: some Sequence<UInt8>) -> [User]? {
    (try? JSONBody.plainElements(
      of: Data(text),
      members: UserListDTO.members,
      atMost: PeopleLimits.users + 1,
      UserDTO.init
    ))?.map(UserMapper.user)
  }

  private func decoded(_ text: some Sequence<UInt8>) -> UserListDTO? {
    try? JSONBody.decode(UserListDTO.self, from: Data(text))
  }

  @Test func `the list that the service sends is read without a decoder`() throws {
    let users = try #require(read(Self.list.utf8))

    #expect(users.map(\.login) == ["ada", "crew-8", "robot[bot]"])
    #expect(users.map(\.kind) == [.user, .organisation, .bot])
    #expect(users.map(\.isStaff) == [true, false, nil])
    #expect(users.first?.page?.description == "https://example.com/ada")
    #expect(users == decoded(Self.list.utf8)?.users.map(UserMapper.user))
  }

  @Test(arguments: [list, flatList])
  func `with any byte changed, what is read without a decoder is what the decoder gives`(text: String) throws
  {
    let list = Array(text.utf8)
    var (read, left) = (0, 0)
    for place in list.indices {
      for byte in "\"\\{}[],:0-9.eatnuZ /\u{7F}".utf8 {
        var changed = list
        changed[place] = byte
        guard let users = self.read(changed) else {
          left += 1
          continue
        }
        read += 1
        let whole = try #require(decoded(changed), "\(String(decoding: changed, as: UTF8.self))")
        #expect(
          users == whole.users.map(UserMapper.user) && users.count == whole.count,
          "byte \(byte) at \(place)"
        )
      }
    }
    // Most bytes stand in members that nobody asks for.
    #expect(read > 1000 && left > 1000)
  }

  @Test(arguments: [
    #""id":"7""#, #""id":7.0"#, #""id":-1"#, #""login":7"#, #""login":" a""#, #""login":"\u0061""#,
    #""login":"é""#,
    #""login":"""#, #""login":"..""#, #""type":7"#, #""type":" User""#, #""html_url":[]"#,
    #""site_admin":"x""#,
    #""site_admin":1"#, #""login":"a","login":"b""#, #""id":1e3"#,
  ])
  func `an account that only the lenient rules understand is left to them`(members: String) {
    let missing = #"{"id":1,"login":"a","# + members + "}"
    #expect(read("[\(missing)]".utf8) == nil)
  }
}
