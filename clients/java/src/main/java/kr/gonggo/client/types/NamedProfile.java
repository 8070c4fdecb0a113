// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A further company of the account and its profile.
 *
 * @param id Identifier of the profile.
 * @param name Name of the company, unique among the profiles of the account.
 * @param state {@code active}, or {@code paused} = the plan does not include further profiles. A paused profile is
 * stored, but not used or changed.
 * @param createdAt When it was created.
 * @param updatedAt When it was last changed.
 * @param businessNo Business registration number: ten digits, with or without hyphens; returned without.
 * @param seats Registered places of business.
 * @param size {@code micro} = 소상공인, {@code small} = 소기업, {@code medium} = 중기업, {@code large} = 중견·대기업; {@code null} =
 * not declared.
 * @param jointBidding Whether the company bids jointly with others (공동수급). Only {@code false} rules out joint bidding
 * as a remedy; {@code null} = not declared.
 * @param complete Lists that name everything the company has. What is absent from another list counts as not declared,
 * never as missing.
 * @param licences Licences of the company, each code once.
 * @param products Registered products, each code once.
 * @param certificates Certificates, each kind once.
 * @param trackRecord Completed contracts that can be cited as track record (실적).
 */
public record NamedProfile(
        String id,
        String name,
        KeywordState state,
        Timestamp createdAt,
        Timestamp updatedAt,
        String businessNo,
        List<ProfileSeat> seats,
        ProfileSize size,
        Boolean jointBidding,
        List<ProfileComplete> complete,
        List<ProfileLicence> licences,
        List<ProfileProduct> products,
        List<ProfileCertificate> certificates,
        List<ProfileTrackRecord> trackRecord) {}
