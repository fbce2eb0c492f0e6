import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import Testing

@testable import Users

@MainActor @Suite(.timeLimit(.minutes(5))) struct UserPictureTests {
  private let users = UsersRun()
  private let repository: FakePictures

  init() throws {
    let file = try #require(PictureFile(FakePictures.png))
    repository = FakePictures { _ in
      Fetched(file, provenance: Provenance(kind: .network, fetchedAt: .distantPast))
    }
  }

  private func header(
    _ pictures: Pictures,
    images: ImageProtocol? = .kitty,
    width: Int = 60
  ) async -> String {
    let screen = UserViewModel("ada", open: users.useCases.open, pictures: pictures)
    await screen.load(LoadRequest())
    guard case .page(let page) = screen.content(in: Samples.context) else { return "" }
    let environment = RenderEnvironment(width: width, capability: Capability(images: images))
    return TerminalWriter().render(page.header, in: environment)
  }

  @Test func `a profile has the picture of the account beside its name`() async {
    let text = await header(Pictures(repository) { true })

    #expect(repository.requests.map(\.address.description) == ["https://avatars.example.com/u/1"])
    #expect(text.contains("\u{1B}[3A\u{1B}[8D\u{1B}_Ga=T,f=100,c=8,r=4,"))
    let first = text.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("        ") && first.contains("Ada Lovelace"))
  }

  @Test(arguments: [(26, true), (25, false)])
  func `the name is below the picture where it would have fewer than sixteen cells beside it`(
    width: Int,
    isBeside: Bool
  ) async {
    let text = await header(Pictures(repository) { true }, width: width)

    let first = text.split(separator: "\n").first ?? ""
    #expect(first.contains("Ada Lovelace") == isBeside)
    #expect(text.contains("Ada Lovelace"))
  }

  @Test func `a picture that the terminal cannot decode leaves a generated one`() async throws {
    let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0x3B]
    let file = try #require(PictureFile(gif))
    repository.answers { _ in
      Fetched(file, provenance: Provenance(kind: .network, fetchedAt: .distantPast))
    }

    let text = await header(Pictures(repository) { true })

    #expect(!text.contains("\u{1B}_G") && (text.contains("▀") || text.contains("▄") || text.contains("█")))
  }

  @Test func `a profile without a picture looks as it always did`() async {
    let without = await header(.none)
    repository.answers { _ throws(ServiceError) in throw .timedOut }
    let failed = await header(Pictures(repository) { true })

    #expect(without == failed)
    #expect(without.hasPrefix("Ada Lovelace"))
  }
}
