import CardsDomain
import Testing

@Suite struct CardListEditTests {
  @Test(
    arguments: [
      (.addition, true, true), (.addition, false, false), (.addition, nil, nil),
      (.removal, true, false), (.removal, false, true), (.removal, nil, nil),
    ] as [(CardListEdit, Bool?, Bool?)]
  )
  func `an addition is done where the list has the card, and a removal where it has not`(
    edit: CardListEdit,
    isThere: Bool?,
    isDone: Bool?
  ) {
    #expect(edit.isDone(isThere: isThere) == isDone)
  }
}
