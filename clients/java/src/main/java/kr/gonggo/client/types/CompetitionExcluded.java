// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Openings of the scope that the section does not count, by reason; absent = 0. {@code cancelled}: the opening or its
 * notice was cancelled · {@code superseded}: a later opening of the same lot replaced it · {@code direct}: direct
 * contract with a chosen firm · {@code failed}: no winner · {@code noWinner}: the source does not name the winner ·
 * {@code severalWinners}: several firms won together · {@code unknownBidders}: the source does not give the number of
 * bidders.
 *
 * @param cancelled Openings left out as cancelled
 * @param superseded Openings left out as superseded
 * @param direct Openings left out as direct
 * @param failed Openings left out as failed
 * @param noWinner Openings left out as noWinner
 * @param severalWinners Openings left out as severalWinners
 * @param unknownBidders Openings left out as unknownBidders
 */
public record CompetitionExcluded(
        Long cancelled,
        Long superseded,
        Long direct,
        Long failed,
        Long noWinner,
        Long severalWinners,
        Long unknownBidders) {}
