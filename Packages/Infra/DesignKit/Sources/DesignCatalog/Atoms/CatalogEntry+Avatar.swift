import DesignKit

extension CatalogEntry {
  static let avatar = CatalogEntry(
    "avatar",
    summary: "A picture that belongs to an id, and initials where there is one line only.",
    usage: ".avatar(Avatar(id: account.id, name: name))",
    specimens: [
      Specimen("picture", .avatar(ada)),
      Specimen(
        "others",
        .grid((1...4).map { .avatar(Avatar(id: "u-\($0)", name: "Person \($0)")) }, minimumWidth: 8)
      ),
      Specimen(
        "beside-words",
        .columns([
          Column(.avatar(ada).described(as: ""), width: .fixed(5)),
          Column(
            .stack([.text(StyledText(ada.name, .title)), .text("Joined in 2019")]),
            width: .flexible(minimum: 8, ideal: 40)
          ),
        ])
      ),
      Specimen(
        "initials",
        .list(
          [
            ada, Avatar(id: "u-2", name: "cher"), Avatar(id: "u-3", name: "王小明"),
            Avatar(id: "u-4", name: "—"),
          ].map {
            .text("\($0.styledInitials) \($0.name)")
          }
        )
      ),
      Specimen("row", .row(ListRow(ada.name, icon: ada.initials, subtitle: "Joined in 2019"))),
      Specimen("nameless", .avatar(Avatar(id: "", name: ""))),
    ]
  )

  private static let ada = Avatar(id: "u-1815", name: "Ada Lindqvist")
}
