/// The page at the root: the sections, and links to other systems.
struct RootPage {
  /// The catalogue of the service.
  let catalogue: Catalogue

  /// The page as it goes over the wire.
  var json: JSONValue {
    PageDocument(
      type: "root",
      title: catalogue.country.choose(
        en: "Home – series, films, sport and kids",
        sv: "Start – serier, film, sport och barnprogram"
      ),
      description: catalogue.country.choose(
        en:
          "Everything to watch in one place: series for the whole weekend, films for Friday, live sport, and "
          + "programmes that children choose for themselves.",
        sv: "Allt att se, samlat på ett ställe: serier att sträckse, film för fredagen, sport i "
          + "direktsändning och program som barnen väljer själva."
      ),
      address: catalogue.country.root.text(),
      links: NavigationLinks(catalogue: catalogue).members + accountLinks,
      blocks: []
    ).json
  }

  /// Links as uneven as the public service's: templated or not, saying so or not, and one that is an object
  /// of links.
  private var accountLinks: [JSONMember] {
    [
      JSONMember(
        name: "viaplay:validateSession",
        value: .object([
          "id": "validateSession", "href": "https://login.viaplay.com/api/validateSession/v1{?session}",
          "templated": true,
        ])
      ),
      JSONMember(
        name: "viaplay:translations",
        value: .object([
          "id": "translations", "href": "https://cms-service.viaplay.com/translations/ios",
          "templated": false,
        ])
      ),
      JSONMember(
        name: "viaplay:geolocation",
        value: .object(["href": "https://viaplay.mtg-api.com/geolocation/viaplay/portability{?ip,country}"])
      ),
      JSONMember(
        name: "viaplay:applePurchases",
        value: .object([
          "activeContracts": .object([
            "id": "activeContracts",
            "href": "https://viaplay.mtg-api.com/purchases/viaplay/{locale}/users/{userId}/active-contracts",
            "method": "GET", "templated": true,
          ]),
          "privacyPolicy": .object([
            "id": "privacyPolicy", "href": "https://viaplay.se/privacy?iosmode=true", "method": "GET",
          ]),
        ])
      ),
      JSONMember(
        name: "termsAndConditions",
        value: .object([
          "id": "termsAndConditions", "href": "https://viaplay.se/terms?iosmode=true", "method": "GET",
        ])
      ),
      JSONMember(
        name: "viaplay:login",
        value: .object([
          "title": "Login",
          "href": "https://login.viaplay.com/api/login/v1?deviceKey=ios-se{&username,password,persistent}",
          "templated": true,
        ])
      ),
    ]
  }
}
