/// One picture as it stands in a README.
struct ReadmePicture: Equatable {
  let marker: PictureMarker
  /// The line of its first marker, counted from 1.
  let line: Int
  /// How lines end there.
  let lineEnd: String
  /// What stands between the markers.
  var body = ""
}
