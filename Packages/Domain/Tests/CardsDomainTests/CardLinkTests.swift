import CardsDomain
import CardsFakes
import Testing

@Suite struct CardLinkTests {
  @Test(arguments: [
    "https://octodeck.furari.co/users/583231", "HTTPS://OctoDeck.Furari.co/users/583231/",
    " https://octodeck.furari.co/users/583231?from=mail#top ",
  ])
  func `a link to a card is read`(text: String) {
    #expect(CardLink(text)?.id == CardsSamples.cardID(583_231))
    #expect(CardSubject(text) == .id(CardsSamples.cardID(583_231)))
  }

  @Test(arguments: [
    "", "http://octodeck.furari.co/users/1", "https://octodeck.furari.co.evil.example/users/1",
    "https://evil.example/users/1", "https://octodeck.furari.co:444/users/1",
    "https://octodeck.furari.co@evil.example/users/1",
    "https://me:secret@octodeck.furari.co/users/1", "https://octodeck.furari.co/users/",
    "https://octodeck.furari.co/users/me",
    "https://octodeck.furari.co/users/-1", "https://octodeck.furari.co/users/+1",
    "https://octodeck.furari.co/users/01",
    "https://octodeck.furari.co/users/1/2", "https://octodeck.furari.co/users/%31",
    "https://octodeck.furari.co/users/99999999999999999999",
    "https://octodeck.furari.co/app/github/oauth/callback?code=x",
    "octodeck.furari.co/users/1", "https:octodeck.furari.co/users/1",
  ])
  func `everything else is no link to a card`(text: String) {
    #expect(CardLink(text) == nil)
  }

  @Test func `a card is shared by its number`() {
    #expect(CardsSamples.ada.link.description == "https://octodeck.furari.co/users/1001")
    #expect(CardLink(CardsSamples.ada.link.description) == CardsSamples.ada.link)
  }

  @Test(arguments: [("@ada", CardSubject.login("ada")), (" ada ", .login("ada")), ("42", .login("42"))])
  func `an account is named by its login`(text: String, subject: CardSubject) {
    #expect(CardSubject(text) == subject)
  }

  @Test(arguments: ["", " ", "@"]) func `blanks name nobody`(text: String) {
    #expect(CardSubject(text) == nil)
  }
}
