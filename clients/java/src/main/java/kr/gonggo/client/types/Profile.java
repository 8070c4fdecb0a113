// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * What the company has declared about itself.
 *
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
 * @param updatedAt When it was last changed; {@code null} = it has not been stored yet.
 */
public record Profile(
        String businessNo,
        List<ProfileSeat> seats,
        ProfileSize size,
        Boolean jointBidding,
        List<ProfileComplete> complete,
        List<ProfileLicence> licences,
        List<ProfileProduct> products,
        List<ProfileCertificate> certificates,
        List<ProfileTrackRecord> trackRecord,
        Timestamp updatedAt) {}
