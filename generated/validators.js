// @ts-nocheck
// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const listAuditLog_path = validate20;
const schema31 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"listAuditLog_path"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAuditLog_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAuditLog_query = validate21;
const schema32 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"actor":{"$ref":"contract#/components/schemas/Ulid"},"action":{"type":"string","maxLength":100},"object":{"type":"string","maxLength":100},"since":{"$ref":"contract#/components/schemas/Timestamp"}},"required":[],"additionalProperties":false,"$id":"listAuditLog_query"};
const schema34 = {"type":"string","minLength":26,"maxLength":26,"pattern":"^[0-7][0-9A-HJKMNP-TV-Z]{25}$","format":"ulid"};
const schema35 = {"type":"string","format":"date-time"};
const formats0 = require('../server/platform/formats/index.ts').ajvFormats.int32;
const formats2 = require('../server/platform/formats/index.ts').ajvFormats.ulid;
const formats4 = require('../server/platform/formats/index.ts').ajvFormats["date-time"];
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[0-7][0-9A-HJKMNP-TV-Z]{25}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAuditLog_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "actor")) || (key0 === "action")) || (key0 === "object")) || (key0 === "since"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","actor","action","object","since"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.actor !== undefined){
let data2 = data.actor;
if(typeof data2 === "string"){
if(func1(data2) > 26){
const err8 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 26){
const err9 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data2))){
const err11 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err13 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.object !== undefined){
let data4 = data.object;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err15 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.since !== undefined){
let data5 = data.since;
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err17 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listContacts_path = validate23;
const schema36 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"listContacts_path"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContacts_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listContacts_query = validate24;
const schema37 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"email":{"$ref":"contract#/components/schemas/EmailAddress"},"phone":{"$ref":"contract#/components/schemas/PhoneNumber"},"external_id":{"$ref":"contract#/components/schemas/ExternalId"},"q":{"$ref":"contract#/components/schemas/SearchWords"}},"required":[],"additionalProperties":false,"$id":"listContacts_query"};
const schema38 = {"type":"string","minLength":3,"maxLength":254,"format":"email"};
const schema39 = {"type":"string","minLength":3,"maxLength":40,"pattern":"^\\+?[0-9][0-9 ()./-]*$","format":"phone"};
const schema40 = {"type":"string","minLength":1,"maxLength":200,"pattern":"\\S","format":"line"};
const schema41 = {"type":"string","minLength":1,"maxLength":100};
const formats8 = require('../server/platform/formats/index.ts').ajvFormats.email;
const formats10 = require('../server/platform/formats/index.ts').ajvFormats.phone;
const formats12 = require('../server/platform/formats/index.ts').ajvFormats.line;
const pattern5 = new RegExp("^\\+?[0-9][0-9 ()./-]*$", "u");
const pattern6 = new RegExp("\\S", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContacts_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "email")) || (key0 === "phone")) || (key0 === "external_id")) || (key0 === "q"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","email","phone","external_id","q"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err8 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 3){
const err9 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats8(data2))){
const err10 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data3) < 3){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern5.test(data3)){
const err14 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats10(data3))){
const err15 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.external_id !== undefined){
let data4 = data.external_id;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err17 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data4) < 1){
const err18 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern6.test(data4)){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats12(data4))){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.q !== undefined){
let data5 = data.q;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err22 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data5) < 1){
const err23 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createContact_path = validate25;
const schema42 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createContact_path"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createContact_query = validate26;
const schema43 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createContact_query"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createContact_body = validate27;
const schema44 = {"$ref":"contract#/components/schemas/NewContact","$id":"createContact_body"};
const schema45 = {"type":"object","required":["first_name","last_name"],"properties":{"first_name":{"$ref":"contract#/components/schemas/Name"},"last_name":{"$ref":"contract#/components/schemas/Name"},"email":{"anyOf":[{"$ref":"contract#/components/schemas/EmailAddress"},{"type":"null"}]},"phone":{"anyOf":[{"$ref":"contract#/components/schemas/PhoneNumber"},{"type":"null"}]},"date_of_birth":{"anyOf":[{"$ref":"contract#/components/schemas/CalendarDate"},{"type":"null"}]},"external_id":{"anyOf":[{"$ref":"contract#/components/schemas/ExternalId"},{"type":"null"}]},"note":{"anyOf":[{"$ref":"contract#/components/schemas/LongText"},{"type":"null"}]}},"additionalProperties":false};
const schema46 = {"type":"string","minLength":1,"maxLength":200,"pattern":"\\S","format":"line"};
const schema50 = {"type":"string","maxLength":10,"format":"date"};
const schema52 = {"type":"string","maxLength":10000};
const formats22 = require('../server/platform/formats/index.ts').ajvFormats.date;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.last_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},message:"must have required property '"+"last_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "first_name") || (key0 === "last_name")) || (key0 === "email")) || (key0 === "phone")) || (key0 === "date_of_birth")) || (key0 === "external_id")) || (key0 === "note"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["first_name","last_name","email","phone","date_of_birth","external_id","note"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern6.test(data0)){
const err5 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats12(data0))){
const err6 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern6.test(data1)){
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats12(data1))){
const err11 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err13 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data2) < 3){
const err14 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats8(data2))){
const err15 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data3 = data.phone;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data3) < 3){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern5.test(data3)){
const err21 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats10(data3))){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data3 !== null){
const err24 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err25 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data4 = data.date_of_birth;
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 10){
const err26 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats22(data4))){
const err27 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid7 = valid7 || _valid2;
const _errs27 = errors;
if(data4 !== null){
const err29 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err30 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data5 = data.external_id;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err31 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data5) < 1){
const err32 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern6.test(data5)){
const err33 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats12(data5))){
const err34 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid9 = valid9 || _valid3;
const _errs34 = errors;
if(data5 !== null){
const err36 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const err37 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data6 = data.note;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 10000){
const err38 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid11 = valid11 || _valid4;
const _errs41 = errors;
if(data6 !== null){
const err40 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid4 = _errs41 === errors;
valid11 = valid11 || _valid4;
if(!valid11){
const err41 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createContact_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getContact_path = validate30;
const schema53 = {"type":"object","properties":{"contact":{"$ref":"contract#/components/schemas/Ulid"}},"required":["contact"],"additionalProperties":false,"$id":"getContact_path"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "contact")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["contact"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if(typeof data0 === "string"){
if(func1(data0) > 26){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 26){
const err3 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data0))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getContact_query = validate31;
const schema55 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getContact_query"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateContact_path = validate32;
const schema56 = {"type":"object","properties":{"contact":{"$ref":"contract#/components/schemas/Ulid"}},"required":["contact"],"additionalProperties":false,"$id":"updateContact_path"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "contact")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["contact"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if(typeof data0 === "string"){
if(func1(data0) > 26){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 26){
const err3 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data0))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateContact_query = validate33;
const schema58 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateContact_query"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateContact_body = validate34;
const schema59 = {"$ref":"contract#/components/schemas/ContactChanges","$id":"updateContact_body"};
const schema60 = {"type":"object","properties":{"first_name":{"$ref":"contract#/components/schemas/Name"},"last_name":{"$ref":"contract#/components/schemas/Name"},"email":{"anyOf":[{"$ref":"contract#/components/schemas/EmailAddress"},{"type":"null"}]},"phone":{"anyOf":[{"$ref":"contract#/components/schemas/PhoneNumber"},{"type":"null"}]},"date_of_birth":{"anyOf":[{"$ref":"contract#/components/schemas/CalendarDate"},{"type":"null"}]},"external_id":{"anyOf":[{"$ref":"contract#/components/schemas/ExternalId"},{"type":"null"}]},"note":{"anyOf":[{"$ref":"contract#/components/schemas/LongText"},{"type":"null"}]}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "first_name") || (key0 === "last_name")) || (key0 === "email")) || (key0 === "phone")) || (key0 === "date_of_birth")) || (key0 === "external_id")) || (key0 === "note"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["first_name","last_name","email","phone","date_of_birth","external_id","note"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats12(data0))){
const err4 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data1)){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err11 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 3){
const err12 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats8(data2))){
const err13 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data3 = data.phone;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err17 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data3) < 3){
const err18 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern5.test(data3)){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats10(data3))){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data3 !== null){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err23 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data4 = data.date_of_birth;
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 10){
const err24 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats22(data4))){
const err25 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid7 = valid7 || _valid2;
const _errs27 = errors;
if(data4 !== null){
const err27 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err28 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data5 = data.external_id;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err29 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data5) < 1){
const err30 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern6.test(data5)){
const err31 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats12(data5))){
const err32 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid9 = valid9 || _valid3;
const _errs34 = errors;
if(data5 !== null){
const err34 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const err35 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data6 = data.note;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 10000){
const err36 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid11 = valid11 || _valid4;
const _errs41 = errors;
if(data6 !== null){
const err38 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid4 = _errs41 === errors;
valid11 = valid11 || _valid4;
if(!valid11){
const err39 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateContact_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteContact_path = validate37;
const schema68 = {"type":"object","properties":{"contact":{"$ref":"contract#/components/schemas/Ulid"}},"required":["contact"],"additionalProperties":false,"$id":"deleteContact_path"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "contact")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["contact"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if(typeof data0 === "string"){
if(func1(data0) > 26){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 26){
const err3 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data0))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteContact_query = validate38;
const schema70 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"deleteContact_query"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listContactAttendees_path = validate39;
const schema71 = {"type":"object","properties":{"contact":{"$ref":"contract#/components/schemas/Ulid"}},"required":["contact"],"additionalProperties":false,"$id":"listContactAttendees_path"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContactAttendees_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "contact")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["contact"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if(typeof data0 === "string"){
if(func1(data0) > 26){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 26){
const err3 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data0))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listContactAttendees_query = validate40;
const schema73 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000}},"required":[],"additionalProperties":false,"$id":"listContactAttendees_query"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContactAttendees_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEvents_path = validate41;
const schema74 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"listEvents_path"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEvents_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEvents_query = validate42;
const schema75 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"status":{"$ref":"contract#/components/schemas/KnownEventStatus"},"group":{"$ref":"contract#/components/schemas/Reference"},"q":{"$ref":"contract#/components/schemas/SearchWords"}},"required":[],"additionalProperties":false,"$id":"listEvents_query"};
const schema76 = {"type":"string","enum":["draft","published","cancelled","archived"]};
const schema77 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$","format":"id-or-code"};
const formats50 = require('../server/platform/formats/index.ts').ajvFormats["id-or-code"];
const pattern19 = new RegExp("^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEvents_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "group")) || (key0 === "q"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","group","q"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownEventStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "draft") || (data2 === "published")) || (data2 === "cancelled")) || (data2 === "archived"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownEventStatus/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err10 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern19.test(data3)){
const err12 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats50(data3))){
const err13 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.q !== undefined){
let data4 = data.q;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err15 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data4) < 1){
const err16 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_path = validate43;
const schema79 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createEvent_path"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_query = validate44;
const schema80 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createEvent_query"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_body = validate45;
const schema81 = {"$ref":"contract#/components/schemas/NewEvent","$id":"createEvent_body"};
const schema82 = {"type":"object","required":["code","name","timezone"],"properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"description":{"anyOf":[{"$ref":"contract#/components/schemas/LongText"},{"type":"null"}]},"group":{"anyOf":[{"$ref":"contract#/components/schemas/Reference"},{"type":"null"}]},"timezone":{"$ref":"contract#/components/schemas/Timezone"},"currency":{"$ref":"contract#/components/schemas/Currency","default":"EUR"},"language":{"$ref":"contract#/components/schemas/KnownLanguage","default":"en"},"capacity":{"anyOf":[{"$ref":"contract#/components/schemas/Places"},{"type":"null"}]},"waitlist":{"type":"boolean","default":false},"approval":{"type":"boolean","default":false},"payment_deadline_days":{"$ref":"contract#/components/schemas/DayCount","default":7}},"additionalProperties":false};
const schema83 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9][a-z0-9_-]{0,63}$","format":"code"};
const schema87 = {"type":"string","maxLength":64,"pattern":"^[A-Za-z][A-Za-z0-9+/_-]{0,63}$","format":"timezone"};
const schema88 = {"type":"string","pattern":"^[A-Z]{3}$","format":"currency"};
const schema89 = {"type":"string","enum":["en","es"]};
const schema90 = {"type":"integer","format":"int32","minimum":0,"maximum":1000000};
const schema91 = {"type":"integer","format":"int32","minimum":1,"maximum":365};
const func57 = Object.prototype.hasOwnProperty;
const formats52 = require('../server/platform/formats/index.ts').ajvFormats.code;
const formats58 = require('../server/platform/formats/index.ts').ajvFormats.timezone;
const formats60 = require('../server/platform/formats/index.ts').ajvFormats.currency;
const pattern20 = new RegExp("^[a-z0-9][a-z0-9_-]{0,63}$", "u");
const pattern23 = new RegExp("^[A-Za-z][A-Za-z0-9+/_-]{0,63}$", "u");
const pattern24 = new RegExp("^[A-Z]{3}$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
data.currency = "EUR";
}
if(data.language === undefined){
data.language = "en";
}
if(data.waitlist === undefined){
data.waitlist = false;
}
if(data.approval === undefined){
data.approval = false;
}
if(data.payment_deadline_days === undefined){
data.payment_deadline_days = 7;
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.timezone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema82.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","description","group","timezone","currency","language","capacity","waitlist","approval","payment_deadline_days"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern20.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats52(data0))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern6.test(data1)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats12(data1))){
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 10000){
const err14 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.group !== undefined){
let data3 = data.group;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err18 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data3) < 1){
const err19 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern19.test(data3)){
const err20 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats50(data3))){
const err21 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data3 !== null){
const err23 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err24 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.timezone !== undefined){
let data4 = data.timezone;
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err25 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern23.test(data4)){
const err26 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+/_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9+/_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats58(data4))){
const err27 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"},message:"must match format \""+"timezone"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let data5 = data.currency;
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
const err29 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats60(data5))){
const err30 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"},message:"must match format \""+"currency"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
let data6 = data.language;
if(typeof data6 !== "string"){
const err32 = {instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/KnownLanguage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data6 === "en") || (data6 === "es"))){
const err33 = {instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/KnownLanguage/enum",keyword:"enum",params:{allowedValues: schema89.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.capacity !== undefined){
let data7 = data.capacity;
const _errs32 = errors;
let valid10 = false;
const _errs33 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err34 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err35 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err36 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats0.validate(data7))){
const err37 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid2 = _errs33 === errors;
valid10 = valid10 || _valid2;
const _errs36 = errors;
if(data7 !== null){
const err38 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err39 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(typeof data.waitlist !== "boolean"){
const err40 = {instancePath:instancePath+"/waitlist",schemaPath:"#/properties/waitlist/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data.approval !== "boolean"){
const err41 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
let data10 = data.payment_deadline_days;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err42 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 365 || isNaN(data10)){
const err43 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err44 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats0.validate(data10))){
const err45 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEvent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEvent_path = validate48;
const schema92 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"getEvent_path"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEvent_query = validate49;
const schema94 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getEvent_query"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEvent_path = validate50;
const schema95 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"updateEvent_path"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEvent_query = validate51;
const schema97 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateEvent_query"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEvent_body = validate52;
const schema98 = {"$ref":"contract#/components/schemas/EventChanges","$id":"updateEvent_body"};
const schema99 = {"type":"object","properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"description":{"anyOf":[{"$ref":"contract#/components/schemas/LongText"},{"type":"null"}]},"timezone":{"$ref":"contract#/components/schemas/Timezone"},"currency":{"$ref":"contract#/components/schemas/Currency"},"language":{"$ref":"contract#/components/schemas/KnownLanguage"},"capacity":{"anyOf":[{"$ref":"contract#/components/schemas/Places"},{"type":"null"}]},"waitlist":{"type":"boolean"},"approval":{"type":"boolean"},"payment_deadline_days":{"$ref":"contract#/components/schemas/DayCount"}},"additionalProperties":false};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema99.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","description","timezone","currency","language","capacity","waitlist","approval","payment_deadline_days"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern20.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats52(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 10000){
const err11 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.timezone !== undefined){
let data3 = data.timezone;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern23.test(data3)){
const err16 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+/_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9+/_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats58(data3))){
const err17 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"},message:"must match format \""+"timezone"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
const err19 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats60(data4))){
const err20 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"},message:"must match format \""+"currency"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/KnownLanguage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data5 === "en") || (data5 === "es"))){
const err23 = {instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/KnownLanguage/enum",keyword:"enum",params:{allowedValues: schema89.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.capacity !== undefined){
let data6 = data.capacity;
const _errs25 = errors;
let valid8 = false;
const _errs26 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats0.validate(data6))){
const err27 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid1 = _errs26 === errors;
valid8 = valid8 || _valid1;
const _errs29 = errors;
if(data6 !== null){
const err28 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err29 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.waitlist !== undefined){
if(typeof data.waitlist !== "boolean"){
const err30 = {instancePath:instancePath+"/waitlist",schemaPath:"#/properties/waitlist/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.approval !== undefined){
if(typeof data.approval !== "boolean"){
const err31 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.payment_deadline_days !== undefined){
let data9 = data.payment_deadline_days;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err32 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 365 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats0.validate(data9))){
const err35 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEvent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteEvent_path = validate55;
const schema108 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"deleteEvent_path"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteEvent_query = validate56;
const schema110 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"deleteEvent_query"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const publishEvent_path = validate57;
const schema111 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"publishEvent_path"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const publishEvent_query = validate58;
const schema113 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"publishEvent_query"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const unpublishEvent_path = validate59;
const schema114 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"unpublishEvent_path"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpublishEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const unpublishEvent_query = validate60;
const schema116 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"unpublishEvent_query"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpublishEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelEvent_path = validate61;
const schema117 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"cancelEvent_path"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelEvent_query = validate62;
const schema119 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"cancelEvent_query"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const archiveEvent_path = validate63;
const schema120 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"archiveEvent_path"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="archiveEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const archiveEvent_query = validate64;
const schema122 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"archiveEvent_query"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="archiveEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listGroups_path = validate65;
const schema123 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"listGroups_path"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listGroups_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listGroups_query = validate66;
const schema124 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"parent":{"$ref":"contract#/components/schemas/Reference"}},"required":[],"additionalProperties":false,"$id":"listGroups_query"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listGroups_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "parent"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","parent"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data2)){
const err10 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data2))){
const err11 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createGroup_path = validate67;
const schema126 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createGroup_path"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createGroup_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createGroup_query = validate68;
const schema127 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createGroup_query"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createGroup_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createGroup_body = validate69;
const schema128 = {"$ref":"contract#/components/schemas/NewGroup","$id":"createGroup_body"};
const schema129 = {"type":"object","required":["code","name"],"properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"parent":{"anyOf":[{"$ref":"contract#/components/schemas/Reference"},{"type":"null"}]}},"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "code") || (key0 === "name")) || (key0 === "parent"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","parent"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern20.test(data0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats52(data0))){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern6.test(data1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats12(data1))){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err13 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data2) < 1){
const err14 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern19.test(data2)){
const err15 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats50(data2))){
const err16 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err18 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err19 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createGroup_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getGroup_path = validate72;
const schema133 = {"type":"object","properties":{"group":{"$ref":"contract#/components/schemas/Reference"}},"required":["group"],"additionalProperties":false,"$id":"getGroup_path"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGroup_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "group")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getGroup_query = validate73;
const schema135 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getGroup_query"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGroup_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateGroup_path = validate74;
const schema136 = {"type":"object","properties":{"group":{"$ref":"contract#/components/schemas/Reference"}},"required":["group"],"additionalProperties":false,"$id":"updateGroup_path"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateGroup_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "group")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateGroup_query = validate75;
const schema138 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateGroup_query"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateGroup_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateGroup_body = validate76;
const schema139 = {"$ref":"contract#/components/schemas/GroupChanges","$id":"updateGroup_body"};
const schema140 = {"type":"object","properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"parent":{"anyOf":[{"$ref":"contract#/components/schemas/Reference"},{"type":"null"}]}},"additionalProperties":false};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "code") || (key0 === "name")) || (key0 === "parent"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","parent"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern20.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats52(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err11 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern19.test(data2)){
const err13 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats50(data2))){
const err14 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err16 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err17 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateGroup_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteGroup_path = validate79;
const schema144 = {"type":"object","properties":{"group":{"$ref":"contract#/components/schemas/Reference"}},"required":["group"],"additionalProperties":false,"$id":"deleteGroup_path"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteGroup_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "group")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteGroup_query = validate80;
const schema146 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"deleteGroup_query"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteGroup_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMe_path = validate81;
const schema147 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getMe_path"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMe_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMe_query = validate82;
const schema148 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getMe_query"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMe_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listPayments_path = validate83;
const schema149 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"listPayments_path"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPayments_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listPayments_query = validate84;
const schema152 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000}},"required":[],"additionalProperties":false,"$id":"listPayments_query"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPayments_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recordPayment_path = validate85;
const schema153 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"recordPayment_path"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recordPayment_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recordPayment_query = validate86;
const schema156 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"recordPayment_query"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recordPayment_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recordPayment_body = validate87;
const schema157 = {"$ref":"contract#/components/schemas/NewPayment","$id":"recordPayment_body"};
const schema158 = {"type":"object","required":["amount","method"],"properties":{"amount":{"$ref":"contract#/components/schemas/PositiveMoney"},"method":{"$ref":"contract#/components/schemas/PaymentMethodName"},"reference":{"anyOf":[{"$ref":"contract#/components/schemas/PaymentReference"},{"type":"null"}]},"status":{"$ref":"contract#/components/schemas/PaymentOutcome","default":"received"},"reason":{"anyOf":[{"type":"string"},{"type":"null"}],"maxLength":500}},"additionalProperties":false};
const schema161 = {"type":"string","minLength":1,"maxLength":40,"pattern":"^[a-z][a-z0-9_]*$","format":"word"};
const schema162 = {"type":"string","minLength":1,"maxLength":200,"pattern":"\\S","format":"line"};
const schema163 = {"type":"string","enum":["received","failed"]};
const schema159 = {"type":"object","required":["amount","currency"],"properties":{"amount":{"type":"integer","format":"int64","minimum":1,"maximum":1000000000000},"currency":{"$ref":"contract#/components/schemas/Currency"}},"additionalProperties":false,"shape":{"amount":4500,"currency":"EUR"}};
const formats124 = require('../server/platform/formats/index.ts').ajvFormats.int64;

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/shape",keyword:"shape",params:{example: {"amount":4500,"currency":"EUR"}},message:"must have the shape of the example"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currency === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "amount") || (key0 === "currency"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["amount","currency"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats124.validate(data0))){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats60(data1))){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"},message:"must match format \""+"currency"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats128 = require('../server/platform/formats/index.ts').ajvFormats.word;
const pattern51 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = "received";
}
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.method === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((key0 === "amount") || (key0 === "method")) || (key0 === "reference")) || (key0 === "status")) || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["amount","method","reference","status","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validate89(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
let data1 = data.method;
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err3 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern51.test(data1)){
const err5 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats128(data1))){
const err6 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/format",keyword:"format",params:{format: "word"},message:"must match format \""+"word"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reference !== undefined){
let data2 = data.reference;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err8 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern6.test(data2)){
const err10 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats12(data2))){
const err11 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err13 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err14 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
let data3 = data.status;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/PaymentOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data3 === "received") || (data3 === "failed"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/PaymentOutcome/enum",keyword:"enum",params:{allowedValues: schema163.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.reason !== undefined){
let data4 = data.reason;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err19 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recordPayment_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPayment_path = validate92;
const schema164 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"},"payment":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration","payment"],"additionalProperties":false,"$id":"getPayment_path"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPayment_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"},message:"must have required property '"+"payment"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "event") || (key0 === "registration")) || (key0 === "payment"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration","payment"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data0)){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats50(data0))){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 26){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data1)){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats2(data1))){
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.payment !== undefined){
let data2 = data.payment;
if(typeof data2 === "string"){
if(func1(data2) > 26){
const err14 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) < 26){
const err15 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern4.test(data2)){
const err16 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats2(data2))){
const err17 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPayment_query = validate93;
const schema168 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getPayment_query"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPayment_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const refundPayment_path = validate94;
const schema169 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"},"payment":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration","payment"],"additionalProperties":false,"$id":"refundPayment_path"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="refundPayment_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"},message:"must have required property '"+"payment"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "event") || (key0 === "registration")) || (key0 === "payment"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration","payment"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data0)){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats50(data0))){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 26){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data1)){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats2(data1))){
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.payment !== undefined){
let data2 = data.payment;
if(typeof data2 === "string"){
if(func1(data2) > 26){
const err14 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) < 26){
const err15 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern4.test(data2)){
const err16 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats2(data2))){
const err17 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const refundPayment_query = validate95;
const schema173 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"refundPayment_query"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="refundPayment_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const refundPayment_body = validate96;
const schema174 = {"$ref":"contract#/components/schemas/Refund","$id":"refundPayment_body"};
const schema175 = {"type":"object","properties":{"amount":{"$ref":"contract#/components/schemas/PositiveMoney"},"reason":{"anyOf":[{"type":"string"},{"type":"null"}],"maxLength":500}},"additionalProperties":false};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "amount") || (key0 === "reason"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["amount","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validate89(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="refundPayment_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAttendees_path = validate100;
const schema176 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"listAttendees_path"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAttendees_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAttendees_query = validate101;
const schema178 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"updated_since":{"type":"string","minLength":1,"maxLength":100},"attendee_type":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"},"group":{"$ref":"contract#/components/schemas/Reference"},"status":{"$ref":"contract#/components/schemas/KnownRegistrationStatus"},"q":{"$ref":"contract#/components/schemas/SearchWords"},"external_id":{"$ref":"contract#/components/schemas/ExternalId"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":[],"additionalProperties":false,"$id":"listAttendees_query"};
const schema182 = {"type":"string","enum":["pending","awaiting_payment","waitlisted","confirmed","declined","cancelled"]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAttendees_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema178.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","updated_since","attendee_type","day","group","status","q","external_id","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.updated_since !== undefined){
let data2 = data.updated_since;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err8 = {instancePath:instancePath+"/updated_since",schemaPath:"#/properties/updated_since/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/updated_since",schemaPath:"#/properties/updated_since/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/updated_since",schemaPath:"#/properties/updated_since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data3 = data.attendee_type;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err11 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern19.test(data3)){
const err13 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats50(data3))){
const err14 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.day !== undefined){
let data4 = data.day;
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err16 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data4) < 1){
const err17 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern19.test(data4)){
const err18 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats50(data4))){
const err19 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.group !== undefined){
let data5 = data.group;
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err21 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data5) < 1){
const err22 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern19.test(data5)){
const err23 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats50(data5))){
const err24 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err26 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((data6 === "pending") || (data6 === "awaiting_payment")) || (data6 === "waitlisted")) || (data6 === "confirmed")) || (data6 === "declined")) || (data6 === "cancelled"))){
const err27 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/enum",keyword:"enum",params:{allowedValues: schema182.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.q !== undefined){
let data7 = data.q;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err28 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func1(data7) < 1){
const err29 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.external_id !== undefined){
let data8 = data.external_id;
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err31 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data8) < 1){
const err32 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern6.test(data8)){
const err33 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats12(data8))){
const err34 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.registration !== undefined){
let data9 = data.registration;
if(typeof data9 === "string"){
if(func1(data9) > 26){
const err36 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func1(data9) < 26){
const err37 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern4.test(data9)){
const err38 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats2(data9))){
const err39 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAttendee_path = validate102;
const schema186 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"attendee":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","attendee"],"additionalProperties":false,"$id":"getAttendee_path"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendee_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee"},message:"must have required property '"+"attendee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee !== undefined){
let data1 = data.attendee;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAttendee_query = validate103;
const schema189 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getAttendee_query"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendee_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAttendee_path = validate104;
const schema190 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"attendee":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","attendee"],"additionalProperties":false,"$id":"updateAttendee_path"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendee_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee"},message:"must have required property '"+"attendee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee !== undefined){
let data1 = data.attendee;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAttendee_query = validate105;
const schema193 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateAttendee_query"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendee_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAttendee_body = validate106;
const schema194 = {"$ref":"contract#/components/schemas/AttendeeChanges","$id":"updateAttendee_body"};
const schema195 = {"type":"object","properties":{"attendee_type":{"$ref":"contract#/components/schemas/Reference"},"first_name":{"$ref":"contract#/components/schemas/Name"},"last_name":{"$ref":"contract#/components/schemas/Name"},"email":{"anyOf":[{"$ref":"contract#/components/schemas/EmailAddress"},{"type":"null"}]},"phone":{"anyOf":[{"$ref":"contract#/components/schemas/PhoneNumber"},{"type":"null"}]},"date_of_birth":{"anyOf":[{"$ref":"contract#/components/schemas/CalendarDate"},{"type":"null"}]},"external_id":{"anyOf":[{"$ref":"contract#/components/schemas/ExternalId"},{"type":"null"}]},"days":{"type":"array","items":{"$ref":"contract#/components/schemas/Reference"},"minItems":1,"maxItems":100},"answers":{"$ref":"contract#/components/schemas/Answers"}},"additionalProperties":false};
const schema204 = {"type":"object","maxProperties":200,"additionalProperties":{"$ref":"contract#/components/schemas/Answer"}};
const schema205 = {"anyOf":[{"$ref":"contract#/components/schemas/AnswerText"},{"type":"number"},{"type":"boolean"},{"$ref":"contract#/components/schemas/AnswerChoices"},{"type":"null"}]};
const schema206 = {"type":"string","maxLength":2000};
const schema207 = {"type":"array","items":{"$ref":"contract#/components/schemas/AnswerText"},"maxItems":200};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/AnswerText/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/AnswerText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func1(data) > 2000){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/AnswerText/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"contract#/components/schemas/AnswerText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
const _errs6 = errors;
if(typeof data !== "boolean"){
const err3 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
const _errs8 = errors;
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs9 = errors;
if(data !== null){
const err4 = {instancePath,schemaPath:"#/anyOf/4/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate109.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(validate109(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema195.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendee_type","first_name","last_name","email","phone","date_of_birth","external_id","days","answers"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data0 = data.attendee_type;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern19.test(data0)){
const err3 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats50(data0))){
const err4 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data1)){
const err8 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err11 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern6.test(data2)){
const err13 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats12(data2))){
const err14 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err16 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data3) < 3){
const err17 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats8(data3))){
const err18 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err20 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err21 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data4 = data.phone;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data4) < 3){
const err23 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern5.test(data4)){
const err24 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats10(data4))){
const err25 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err27 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err28 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data5 = data.date_of_birth;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 10){
const err29 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats22(data5))){
const err30 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err32 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err33 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data6 = data.external_id;
const _errs33 = errors;
let valid10 = false;
const _errs34 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err34 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func1(data6) < 1){
const err35 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern6.test(data6)){
const err36 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats12(data6))){
const err37 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid10 = valid10 || _valid3;
const _errs37 = errors;
if(data6 !== null){
const err39 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid3 = _errs37 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err40 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.days !== undefined){
let data7 = data.days;
if(Array.isArray(data7)){
if(data7.length > 100){
const err41 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data7.length < 1){
const err42 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len0 = data7.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err43 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func1(data8) < 1){
const err44 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern19.test(data8)){
const err45 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(formats50(data8))){
const err46 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.answers !== undefined){
if(!(validate108(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendee_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelAttendee_path = validate115;
const schema209 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"attendee":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","attendee"],"additionalProperties":false,"$id":"cancelAttendee_path"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelAttendee_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee"},message:"must have required property '"+"attendee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee !== undefined){
let data1 = data.attendee;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelAttendee_query = validate116;
const schema212 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"cancelAttendee_query"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelAttendee_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelAttendee_body = validate117;
const schema213 = {"$ref":"contract#/components/schemas/EffectiveTime","$id":"cancelAttendee_body"};
const schema214 = {"type":"object","properties":{"effective_at":{"$ref":"contract#/components/schemas/Timestamp"}},"additionalProperties":false};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "effective_at")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["effective_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.effective_at !== undefined){
let data0 = data.effective_at;
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err1 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelAttendee_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listRegistrations_path = validate120;
const schema216 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"listRegistrations_path"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listRegistrations_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listRegistrations_query = validate121;
const schema218 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"status":{"$ref":"contract#/components/schemas/KnownRegistrationStatus"},"group":{"$ref":"contract#/components/schemas/Reference"},"email":{"$ref":"contract#/components/schemas/EmailAddress"},"external_id":{"$ref":"contract#/components/schemas/ExternalId"},"q":{"$ref":"contract#/components/schemas/SearchWords"}},"required":[],"additionalProperties":false,"$id":"listRegistrations_query"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listRegistrations_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "group")) || (key0 === "email")) || (key0 === "external_id")) || (key0 === "q"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","group","email","external_id","q"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data2 === "pending") || (data2 === "awaiting_payment")) || (data2 === "waitlisted")) || (data2 === "confirmed")) || (data2 === "declined")) || (data2 === "cancelled"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/enum",keyword:"enum",params:{allowedValues: schema182.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err10 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern19.test(data3)){
const err12 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats50(data3))){
const err13 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err15 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data4) < 3){
const err16 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats8(data4))){
const err17 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.external_id !== undefined){
let data5 = data.external_id;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data5) < 1){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern6.test(data5)){
const err21 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats12(data5))){
const err22 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.q !== undefined){
let data6 = data.q;
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err24 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data6) < 1){
const err25 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createRegistration_path = validate122;
const schema224 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"createRegistration_path"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createRegistration_query = validate123;
const schema226 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createRegistration_query"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createRegistration_body = validate124;
const schema227 = {"$ref":"contract#/components/schemas/NewRegistration","$id":"createRegistration_body"};
const schema228 = {"type":"object","required":["attendees"],"properties":{"attendees":{"type":"array","items":{"$ref":"contract#/components/schemas/NewAttendee"},"minItems":1,"maxItems":200},"group":{"anyOf":[{"$ref":"contract#/components/schemas/Reference"},{"type":"null"}]},"email":{"anyOf":[{"$ref":"contract#/components/schemas/EmailAddress"},{"type":"null"}]},"external_id":{"anyOf":[{"$ref":"contract#/components/schemas/ExternalId"},{"type":"null"}]},"note":{"anyOf":[{"$ref":"contract#/components/schemas/LongText"},{"type":"null"}]},"send_ticket_emails":{"type":"boolean","default":true}},"additionalProperties":false};
const schema229 = {"type":"object","required":["attendee_type","first_name","last_name"],"properties":{"attendee_type":{"$ref":"contract#/components/schemas/Reference"},"first_name":{"$ref":"contract#/components/schemas/Name"},"last_name":{"$ref":"contract#/components/schemas/Name"},"email":{"anyOf":[{"$ref":"contract#/components/schemas/EmailAddress"},{"type":"null"}]},"phone":{"anyOf":[{"$ref":"contract#/components/schemas/PhoneNumber"},{"type":"null"}]},"date_of_birth":{"anyOf":[{"$ref":"contract#/components/schemas/CalendarDate"},{"type":"null"}]},"external_id":{"anyOf":[{"$ref":"contract#/components/schemas/ExternalId"},{"type":"null"}]},"days":{"type":"array","items":{"$ref":"contract#/components/schemas/Reference"},"minItems":1,"maxItems":100},"answers":{"$ref":"contract#/components/schemas/Answers"}},"additionalProperties":false};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attendee_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.first_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},message:"must have required property '"+"last_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema229.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendee_type","first_name","last_name","email","phone","date_of_birth","external_id","days","answers"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data0 = data.attendee_type;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data0)){
const err6 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats50(data0))){
const err7 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern6.test(data1)){
const err11 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats12(data1))){
const err12 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err14 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) < 1){
const err15 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern6.test(data2)){
const err16 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats12(data2))){
const err17 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err19 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data3) < 3){
const err20 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats8(data3))){
const err21 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err24 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data4 = data.phone;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err25 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data4) < 3){
const err26 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern5.test(data4)){
const err27 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats10(data4))){
const err28 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err30 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err31 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data5 = data.date_of_birth;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 10){
const err32 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats22(data5))){
const err33 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err35 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err36 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data6 = data.external_id;
const _errs33 = errors;
let valid10 = false;
const _errs34 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err37 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data6) < 1){
const err38 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern6.test(data6)){
const err39 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats12(data6))){
const err40 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid10 = valid10 || _valid3;
const _errs37 = errors;
if(data6 !== null){
const err42 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid3 = _errs37 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err43 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.days !== undefined){
let data7 = data.days;
if(Array.isArray(data7)){
if(data7.length > 100){
const err44 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data7.length < 1){
const err45 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data7.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err46 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func1(data8) < 1){
const err47 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern19.test(data8)){
const err48 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(formats50(data8))){
const err49 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.answers !== undefined){
if(!(validate108(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.send_ticket_emails === undefined){
data.send_ticket_emails = true;
}
if(data.attendees === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendees"},message:"must have required property '"+"attendees"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "attendees") || (key0 === "group")) || (key0 === "email")) || (key0 === "external_id")) || (key0 === "note")) || (key0 === "send_ticket_emails"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendees","group","email","external_id","note","send_ticket_emails"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.attendees !== undefined){
let data0 = data.attendees;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/attendees",schemaPath:"#/properties/attendees/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/attendees",schemaPath:"#/properties/attendees/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
if(!(validate126(data0[i0], {instancePath:instancePath+"/attendees/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/attendees",schemaPath:"#/properties/attendees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.group !== undefined){
let data2 = data.group;
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err5 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern19.test(data2)){
const err7 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats50(data2))){
const err8 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
const _errs10 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err11 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined){
let data3 = data.email;
const _errs13 = errors;
let valid5 = false;
const _errs14 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err12 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data3) < 3){
const err13 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats8(data3))){
const err14 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid5 = valid5 || _valid1;
const _errs17 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data4 = data.external_id;
const _errs20 = errors;
let valid7 = false;
const _errs21 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err18 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data4) < 1){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern6.test(data4)){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats12(data4))){
const err21 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid7 = valid7 || _valid2;
const _errs24 = errors;
if(data4 !== null){
const err23 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err24 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data5 = data.note;
const _errs27 = errors;
let valid9 = false;
const _errs28 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 10000){
const err25 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid9 = valid9 || _valid3;
const _errs31 = errors;
if(data5 !== null){
const err27 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const err28 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(typeof data.send_ticket_emails !== "boolean"){
const err29 = {instancePath:instancePath+"/send_ticket_emails",schemaPath:"#/properties/send_ticket_emails/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRegistration_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRegistration_path = validate130;
const schema242 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"getRegistration_path"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRegistration_query = validate131;
const schema245 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getRegistration_query"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateRegistration_path = validate132;
const schema246 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"updateRegistration_path"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateRegistration_query = validate133;
const schema249 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateRegistration_query"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateRegistration_body = validate134;
const schema250 = {"$ref":"contract#/components/schemas/RegistrationChanges","$id":"updateRegistration_body"};
const schema251 = {"type":"object","properties":{"email":{"anyOf":[{"$ref":"contract#/components/schemas/EmailAddress"},{"type":"null"}]},"external_id":{"anyOf":[{"$ref":"contract#/components/schemas/ExternalId"},{"type":"null"}]},"note":{"anyOf":[{"$ref":"contract#/components/schemas/LongText"},{"type":"null"}]},"send_ticket_emails":{"type":"boolean"},"group":{"anyOf":[{"$ref":"contract#/components/schemas/Reference"},{"type":"null"}]}},"additionalProperties":false};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((key0 === "email") || (key0 === "external_id")) || (key0 === "note")) || (key0 === "send_ticket_emails")) || (key0 === "group"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["email","external_id","note","send_ticket_emails","group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 3){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats8(data0))){
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data1 = data.external_id;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err7 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern6.test(data1)){
const err9 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats12(data1))){
const err10 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
const _errs14 = errors;
if(data1 !== null){
const err12 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err13 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data2 = data.note;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 10000){
const err14 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
const _errs21 = errors;
if(data2 !== null){
const err16 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err17 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.send_ticket_emails !== undefined){
if(typeof data.send_ticket_emails !== "boolean"){
const err18 = {instancePath:instancePath+"/send_ticket_emails",schemaPath:"#/properties/send_ticket_emails/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.group !== undefined){
let data4 = data.group;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err19 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data4) < 1){
const err20 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern19.test(data4)){
const err21 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats50(data4))){
const err22 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid7 = valid7 || _valid3;
const _errs30 = errors;
if(data4 !== null){
const err24 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const err25 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRegistration_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const findRegistrations_path = validate137;
const schema256 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"findRegistrations_path"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="findRegistrations_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const findRegistrations_query = validate138;
const schema257 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"status":{"$ref":"contract#/components/schemas/KnownRegistrationStatus"},"group":{"$ref":"contract#/components/schemas/Reference"},"email":{"$ref":"contract#/components/schemas/EmailAddress"},"external_id":{"$ref":"contract#/components/schemas/ExternalId"},"q":{"$ref":"contract#/components/schemas/SearchWords"}},"required":[],"additionalProperties":false,"$id":"findRegistrations_query"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="findRegistrations_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "group")) || (key0 === "email")) || (key0 === "external_id")) || (key0 === "q"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","group","email","external_id","q"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data2 === "pending") || (data2 === "awaiting_payment")) || (data2 === "waitlisted")) || (data2 === "confirmed")) || (data2 === "declined")) || (data2 === "cancelled"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/enum",keyword:"enum",params:{allowedValues: schema182.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err10 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern19.test(data3)){
const err12 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats50(data3))){
const err13 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err15 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data4) < 3){
const err16 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats8(data4))){
const err17 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.external_id !== undefined){
let data5 = data.external_id;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data5) < 1){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern6.test(data5)){
const err21 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats12(data5))){
const err22 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.q !== undefined){
let data6 = data.q;
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err24 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data6) < 1){
const err25 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const approveRegistration_path = validate139;
const schema263 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"approveRegistration_path"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="approveRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const approveRegistration_query = validate140;
const schema266 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"approveRegistration_query"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="approveRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const declineRegistration_path = validate141;
const schema267 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"declineRegistration_path"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="declineRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const declineRegistration_query = validate142;
const schema270 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"declineRegistration_query"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="declineRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const confirmRegistration_path = validate143;
const schema271 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"confirmRegistration_path"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="confirmRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const confirmRegistration_query = validate144;
const schema274 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"confirmRegistration_query"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="confirmRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelRegistration_path = validate145;
const schema275 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"cancelRegistration_path"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelRegistration_query = validate146;
const schema278 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"cancelRegistration_query"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelRegistration_body = validate147;
const schema279 = {"$ref":"contract#/components/schemas/EffectiveTime","$id":"cancelRegistration_body"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "effective_at")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["effective_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.effective_at !== undefined){
let data0 = data.effective_at;
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err1 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelRegistration_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addAttendee_path = validate150;
const schema282 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","registration"],"additionalProperties":false,"$id":"addAttendee_path"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addAttendee_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addAttendee_query = validate151;
const schema285 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"addAttendee_query"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addAttendee_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addAttendee_body = validate152;
const schema286 = {"$ref":"contract#/components/schemas/NewAttendee","$id":"addAttendee_body"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attendee_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.first_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},message:"must have required property '"+"last_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema229.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendee_type","first_name","last_name","email","phone","date_of_birth","external_id","days","answers"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data0 = data.attendee_type;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data0)){
const err6 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats50(data0))){
const err7 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern6.test(data1)){
const err11 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats12(data1))){
const err12 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err14 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) < 1){
const err15 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern6.test(data2)){
const err16 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats12(data2))){
const err17 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err19 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data3) < 3){
const err20 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats8(data3))){
const err21 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err24 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data4 = data.phone;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err25 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data4) < 3){
const err26 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern5.test(data4)){
const err27 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats10(data4))){
const err28 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err30 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err31 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data5 = data.date_of_birth;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 10){
const err32 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats22(data5))){
const err33 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err35 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err36 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data6 = data.external_id;
const _errs33 = errors;
let valid10 = false;
const _errs34 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err37 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data6) < 1){
const err38 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern6.test(data6)){
const err39 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats12(data6))){
const err40 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid10 = valid10 || _valid3;
const _errs37 = errors;
if(data6 !== null){
const err42 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid3 = _errs37 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err43 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.days !== undefined){
let data7 = data.days;
if(Array.isArray(data7)){
if(data7.length > 100){
const err44 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data7.length < 1){
const err45 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data7.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err46 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func1(data8) < 1){
const err47 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern19.test(data8)){
const err48 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(formats50(data8))){
const err49 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.answers !== undefined){
if(!(validate108(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addAttendee_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEventStats_path = validate156;
const schema296 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"getEventStats_path"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEventStats_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEventStats_query = validate157;
const schema298 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getEventStats_query"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEventStats_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAttendanceReport_path = validate158;
const schema299 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"getAttendanceReport_path"};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendanceReport_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAttendanceReport_query = validate159;
const schema301 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getAttendanceReport_query"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendanceReport_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getReconciliationReport_path = validate160;
const schema302 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"getReconciliationReport_path"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getReconciliationReport_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getReconciliationReport_query = validate161;
const schema304 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getReconciliationReport_query"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getReconciliationReport_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAttendeeTypes_path = validate162;
const schema305 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"listAttendeeTypes_path"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAttendeeTypes_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAttendeeTypes_query = validate163;
const schema307 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000}},"required":[],"additionalProperties":false,"$id":"listAttendeeTypes_query"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAttendeeTypes_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAttendeeType_path = validate164;
const schema308 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"createAttendeeType_path"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAttendeeType_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAttendeeType_query = validate165;
const schema310 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createAttendeeType_query"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAttendeeType_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAttendeeType_body = validate166;
const schema311 = {"$ref":"contract#/components/schemas/NewAttendeeType","$id":"createAttendeeType_body"};
const schema312 = {"type":"object","required":["code","name"],"properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"price":{"anyOf":[{"$ref":"contract#/components/schemas/Price"},{"type":"null"}]},"capacity":{"anyOf":[{"$ref":"contract#/components/schemas/Places"},{"type":"null"}]},"approval":{"type":"boolean","default":false},"ticket":{"$ref":"contract#/components/schemas/KnownTicketKind","default":"per_person"}},"additionalProperties":false};
const schema318 = {"type":"string","enum":["per_person","shared"]};
const schema315 = {"type":"object","required":["amount","currency"],"properties":{"amount":{"type":"integer","format":"int64","minimum":1,"maximum":1000000000},"currency":{"$ref":"contract#/components/schemas/Currency"}},"additionalProperties":false,"shape":{"amount":4500,"currency":"EUR"}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/shape",keyword:"shape",params:{example: {"amount":4500,"currency":"EUR"}},message:"must have the shape of the example"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currency === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "amount") || (key0 === "currency"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["amount","currency"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats124.validate(data0))){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats60(data1))){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"},message:"must match format \""+"currency"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approval === undefined){
data.approval = false;
}
if(data.ticket === undefined){
data.ticket = "per_person";
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "price")) || (key0 === "capacity")) || (key0 === "approval")) || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","price","capacity","approval","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern20.test(data0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats52(data0))){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern6.test(data1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats12(data1))){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.price !== undefined){
let data2 = data.price;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(!(validate168(data2, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err13 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err14 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity !== undefined){
let data3 = data.capacity;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data3))){
const err18 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data3 !== null){
const err19 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err20 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(typeof data.approval !== "boolean"){
const err21 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let data5 = data.ticket;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/KnownTicketKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data5 === "per_person") || (data5 === "shared"))){
const err23 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/KnownTicketKind/enum",keyword:"enum",params:{allowedValues: schema318.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAttendeeType_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAttendeeType_path = validate171;
const schema319 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"attendee_type":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","attendee_type"],"additionalProperties":false,"$id":"getAttendeeType_path"};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendeeType_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee_type"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee_type"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data1 = data.attendee_type;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAttendeeType_query = validate172;
const schema322 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getAttendeeType_query"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendeeType_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAttendeeType_path = validate173;
const schema323 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"attendee_type":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","attendee_type"],"additionalProperties":false,"$id":"updateAttendeeType_path"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendeeType_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee_type"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee_type"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data1 = data.attendee_type;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAttendeeType_query = validate174;
const schema326 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateAttendeeType_query"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendeeType_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAttendeeType_body = validate175;
const schema327 = {"$ref":"contract#/components/schemas/AttendeeTypeChanges","$id":"updateAttendeeType_body"};
const schema328 = {"type":"object","properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"price":{"anyOf":[{"$ref":"contract#/components/schemas/Price"},{"type":"null"}]},"capacity":{"anyOf":[{"$ref":"contract#/components/schemas/Places"},{"type":"null"}]},"approval":{"type":"boolean"},"ticket":{"$ref":"contract#/components/schemas/KnownTicketKind"}},"additionalProperties":false};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "price")) || (key0 === "capacity")) || (key0 === "approval")) || (key0 === "ticket"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","price","capacity","approval","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern20.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats52(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.price !== undefined){
let data2 = data.price;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(!(validate168(data2, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err12 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity !== undefined){
let data3 = data.capacity;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data3))){
const err16 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data3 !== null){
const err17 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err18 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.approval !== undefined){
if(typeof data.approval !== "boolean"){
const err19 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ticket !== undefined){
let data5 = data.ticket;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/KnownTicketKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data5 === "per_person") || (data5 === "shared"))){
const err21 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/KnownTicketKind/enum",keyword:"enum",params:{allowedValues: schema318.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendeeType_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAttendeeType_path = validate179;
const schema333 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"attendee_type":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","attendee_type"],"additionalProperties":false,"$id":"deleteAttendeeType_path"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteAttendeeType_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee_type"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee_type"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data1 = data.attendee_type;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAttendeeType_query = validate180;
const schema336 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"deleteAttendeeType_query"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteAttendeeType_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listCheckInPoints_path = validate181;
const schema337 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"listCheckInPoints_path"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckInPoints_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listCheckInPoints_query = validate182;
const schema339 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000}},"required":[],"additionalProperties":false,"$id":"listCheckInPoints_query"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckInPoints_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createCheckInPoint_path = validate183;
const schema340 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"createCheckInPoint_path"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckInPoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createCheckInPoint_query = validate184;
const schema342 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createCheckInPoint_query"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckInPoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createCheckInPoint_body = validate185;
const schema343 = {"$ref":"contract#/components/schemas/NewCheckInPoint","$id":"createCheckInPoint_body"};
const schema344 = {"type":"object","required":["code","name","kind"],"properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"kind":{"$ref":"contract#/components/schemas/KnownPointKind"},"days":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"attendee_types":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"groups":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"opens_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"closes_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"windows":{"$ref":"contract#/components/schemas/NewPointWindows"},"limit":{"$ref":"contract#/components/schemas/KnownPointLimit"},"requires":{"$ref":"contract#/components/schemas/KnownPointRequirement"}},"additionalProperties":false};
const schema347 = {"type":"string","enum":["entry","pre_check","zone"]};
const schema350 = {"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","format":"local-time"};
const schema357 = {"type":"string","enum":["per_day","per_event","unlimited"]};
const schema358 = {"type":"string","enum":["none","pre_check","entry"]};
const formats334 = require('../server/platform/formats/index.ts').ajvFormats["local-time"];
const pattern134 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const schema348 = {"type":"array","items":{"$ref":"contract#/components/schemas/Reference"},"maxItems":500};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern19.test(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats50(data0))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema352 = {"type":"array","items":{"$ref":"contract#/components/schemas/NewPointWindow"},"maxItems":500};
const schema353 = {"type":"object","required":["day"],"properties":{"day":{"$ref":"contract#/components/schemas/Reference"},"opens_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"closes_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]}},"additionalProperties":false};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "day") || (key0 === "opens_at")) || (key0 === "closes_at"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["day","opens_at","closes_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.opens_at !== undefined){
let data1 = data.opens_at;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern134.test(data1)){
const err7 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats334(data1))){
const err8 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data1 !== null){
const err10 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err11 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.closes_at !== undefined){
let data2 = data.closes_at;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(typeof data2 === "string"){
if(!pattern134.test(data2)){
const err12 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats334(data2))){
const err13 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data2 !== null){
const err15 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err16 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
if(!(validate192(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema344.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","kind","days","attendee_types","groups","opens_at","closes_at","windows","limit","requires"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern20.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats52(data0))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern6.test(data1)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats12(data1))){
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/KnownPointKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data2 === "entry") || (data2 === "pre_check")) || (data2 === "zone"))){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/KnownPointKind/enum",keyword:"enum",params:{allowedValues: schema347.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.days !== undefined){
let data3 = data.days;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate187(data3, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs14 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err17 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.attendee_types !== undefined){
let data4 = data.attendee_types;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate187(data4, {instancePath:instancePath+"/attendee_types",parentData:data,parentDataProperty:"attendee_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs19 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err19 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.groups !== undefined){
let data5 = data.groups;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
if(!(validate187(data5, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
const _errs24 = errors;
if(data5 !== null){
const err20 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err21 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.opens_at !== undefined){
let data6 = data.opens_at;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(typeof data6 === "string"){
if(!pattern134.test(data6)){
const err22 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats334(data6))){
const err23 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid7 = valid7 || _valid3;
const _errs31 = errors;
if(data6 !== null){
const err25 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const err26 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.closes_at !== undefined){
let data7 = data.closes_at;
const _errs34 = errors;
let valid9 = false;
const _errs35 = errors;
if(typeof data7 === "string"){
if(!pattern134.test(data7)){
const err27 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats334(data7))){
const err28 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid9 = valid9 || _valid4;
const _errs38 = errors;
if(data7 !== null){
const err30 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const err31 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.windows !== undefined){
if(!(validate191(data.windows, {instancePath:instancePath+"/windows",parentData:data,parentDataProperty:"windows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(typeof data9 !== "string"){
const err32 = {instancePath:instancePath+"/limit",schemaPath:"contract#/components/schemas/KnownPointLimit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data9 === "per_day") || (data9 === "per_event")) || (data9 === "unlimited"))){
const err33 = {instancePath:instancePath+"/limit",schemaPath:"contract#/components/schemas/KnownPointLimit/enum",keyword:"enum",params:{allowedValues: schema357.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.requires !== undefined){
let data10 = data.requires;
if(typeof data10 !== "string"){
const err34 = {instancePath:instancePath+"/requires",schemaPath:"contract#/components/schemas/KnownPointRequirement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((data10 === "none") || (data10 === "pre_check")) || (data10 === "entry"))){
const err35 = {instancePath:instancePath+"/requires",schemaPath:"contract#/components/schemas/KnownPointRequirement/enum",keyword:"enum",params:{allowedValues: schema358.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckInPoint_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getCheckInPoint_path = validate196;
const schema359 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"check_in_point":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","check_in_point"],"additionalProperties":false,"$id":"getCheckInPoint_path"};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCheckInPoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "check_in_point"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","check_in_point"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getCheckInPoint_query = validate197;
const schema362 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getCheckInPoint_query"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCheckInPoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateCheckInPoint_path = validate198;
const schema363 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"check_in_point":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","check_in_point"],"additionalProperties":false,"$id":"updateCheckInPoint_path"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateCheckInPoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "check_in_point"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","check_in_point"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateCheckInPoint_query = validate199;
const schema366 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateCheckInPoint_query"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateCheckInPoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateCheckInPoint_body = validate200;
const schema367 = {"$ref":"contract#/components/schemas/CheckInPointChanges","$id":"updateCheckInPoint_body"};
const schema368 = {"type":"object","properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"kind":{"$ref":"contract#/components/schemas/KnownPointKind"},"days":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"attendee_types":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"groups":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"opens_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"closes_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"windows":{"$ref":"contract#/components/schemas/NewPointWindows"},"limit":{"$ref":"contract#/components/schemas/KnownPointLimit"},"requires":{"$ref":"contract#/components/schemas/KnownPointRequirement"}},"additionalProperties":false};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema368.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","kind","days","attendee_types","groups","opens_at","closes_at","windows","limit","requires"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern20.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats52(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/KnownPointKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data2 === "entry") || (data2 === "pre_check")) || (data2 === "zone"))){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/KnownPointKind/enum",keyword:"enum",params:{allowedValues: schema347.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.days !== undefined){
let data3 = data.days;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate187(data3, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs14 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err14 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.attendee_types !== undefined){
let data4 = data.attendee_types;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate187(data4, {instancePath:instancePath+"/attendee_types",parentData:data,parentDataProperty:"attendee_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs19 = errors;
if(data4 !== null){
const err15 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err16 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.groups !== undefined){
let data5 = data.groups;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
if(!(validate187(data5, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
const _errs24 = errors;
if(data5 !== null){
const err17 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err18 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.opens_at !== undefined){
let data6 = data.opens_at;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(typeof data6 === "string"){
if(!pattern134.test(data6)){
const err19 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats334(data6))){
const err20 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid7 = valid7 || _valid3;
const _errs31 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const err23 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.closes_at !== undefined){
let data7 = data.closes_at;
const _errs34 = errors;
let valid9 = false;
const _errs35 = errors;
if(typeof data7 === "string"){
if(!pattern134.test(data7)){
const err24 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats334(data7))){
const err25 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid9 = valid9 || _valid4;
const _errs38 = errors;
if(data7 !== null){
const err27 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const err28 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.windows !== undefined){
if(!(validate191(data.windows, {instancePath:instancePath+"/windows",parentData:data,parentDataProperty:"windows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/limit",schemaPath:"contract#/components/schemas/KnownPointLimit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data9 === "per_day") || (data9 === "per_event")) || (data9 === "unlimited"))){
const err30 = {instancePath:instancePath+"/limit",schemaPath:"contract#/components/schemas/KnownPointLimit/enum",keyword:"enum",params:{allowedValues: schema357.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.requires !== undefined){
let data10 = data.requires;
if(typeof data10 !== "string"){
const err31 = {instancePath:instancePath+"/requires",schemaPath:"contract#/components/schemas/KnownPointRequirement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((data10 === "none") || (data10 === "pre_check")) || (data10 === "entry"))){
const err32 = {instancePath:instancePath+"/requires",schemaPath:"contract#/components/schemas/KnownPointRequirement/enum",keyword:"enum",params:{allowedValues: schema358.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateCheckInPoint_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteCheckInPoint_path = validate207;
const schema376 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"check_in_point":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","check_in_point"],"additionalProperties":false,"$id":"deleteCheckInPoint_path"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteCheckInPoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "check_in_point"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","check_in_point"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteCheckInPoint_query = validate208;
const schema379 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"deleteCheckInPoint_query"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteCheckInPoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDays_path = validate209;
const schema380 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"listDays_path"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDays_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDays_query = validate210;
const schema382 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000}},"required":[],"additionalProperties":false,"$id":"listDays_query"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDays_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createDay_path = validate211;
const schema383 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"createDay_path"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createDay_query = validate212;
const schema385 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createDay_query"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createDay_body = validate213;
const schema386 = {"$ref":"contract#/components/schemas/NewDay","$id":"createDay_body"};
const schema387 = {"type":"object","required":["code","date"],"properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"date":{"$ref":"contract#/components/schemas/CalendarDate"},"starts_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"ends_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"capacity":{"anyOf":[{"$ref":"contract#/components/schemas/Places"},{"type":"null"}]}},"additionalProperties":false};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.date === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "date")) || (key0 === "starts_at")) || (key0 === "ends_at")) || (key0 === "capacity"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","date","starts_at","ends_at","capacity"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern20.test(data0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats52(data0))){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern6.test(data1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats12(data1))){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(func1(data2) > 10){
const err13 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats22(data2))){
const err14 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.starts_at !== undefined){
let data3 = data.starts_at;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(!pattern134.test(data3)){
const err16 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats334(data3))){
const err17 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err19 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err20 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.ends_at !== undefined){
let data4 = data.ends_at;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(!pattern134.test(data4)){
const err21 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats334(data4))){
const err22 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err24 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err25 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity !== undefined){
let data5 = data.capacity;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err26 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err28 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0.validate(data5))){
const err29 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err30 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err31 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDay_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDay_path = validate216;
const schema394 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","day"],"additionalProperties":false,"$id":"getDay_path"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDay_query = validate217;
const schema397 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getDay_query"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDay_path = validate218;
const schema398 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","day"],"additionalProperties":false,"$id":"updateDay_path"};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDay_query = validate219;
const schema401 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateDay_query"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDay_body = validate220;
const schema402 = {"$ref":"contract#/components/schemas/DayChanges","$id":"updateDay_body"};
const schema403 = {"type":"object","properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"date":{"$ref":"contract#/components/schemas/CalendarDate"},"starts_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"ends_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"capacity":{"anyOf":[{"$ref":"contract#/components/schemas/Places"},{"type":"null"}]}},"additionalProperties":false};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "date")) || (key0 === "starts_at")) || (key0 === "ends_at")) || (key0 === "capacity"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","date","starts_at","ends_at","capacity"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern20.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats52(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(func1(data2) > 10){
const err11 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats22(data2))){
const err12 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.starts_at !== undefined){
let data3 = data.starts_at;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(!pattern134.test(data3)){
const err14 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats334(data3))){
const err15 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err17 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err18 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.ends_at !== undefined){
let data4 = data.ends_at;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(!pattern134.test(data4)){
const err19 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats334(data4))){
const err20 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err22 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err23 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity !== undefined){
let data5 = data.capacity;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err24 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats0.validate(data5))){
const err27 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err28 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err29 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateDay_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteDay_path = validate223;
const schema410 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","day"],"additionalProperties":false,"$id":"deleteDay_path"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteDay_query = validate224;
const schema413 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"deleteDay_query"};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lockDay_path = validate225;
const schema414 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","day"],"additionalProperties":false,"$id":"lockDay_path"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lockDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lockDay_query = validate226;
const schema417 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"lockDay_query"};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lockDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lockDay_body = validate227;
const schema418 = {"$ref":"contract#/components/schemas/EffectiveTime","$id":"lockDay_body"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "effective_at")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["effective_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.effective_at !== undefined){
let data0 = data.effective_at;
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err1 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lockDay_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const unlockDay_path = validate230;
const schema421 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"}},"required":["event","day"],"additionalProperties":false,"$id":"unlockDay_path"};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unlockDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const unlockDay_query = validate231;
const schema424 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"unlockDay_query"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unlockDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getForm_path = validate232;
const schema425 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"getForm_path"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getForm_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getForm_query = validate233;
const schema427 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getForm_query"};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getForm_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const putForm_path = validate234;
const schema428 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"putForm_path"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="putForm_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const putForm_query = validate235;
const schema430 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"putForm_query"};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="putForm_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const putForm_body = validate236;
const schema431 = {"$ref":"contract#/components/schemas/NewRegistrationForm","$id":"putForm_body"};
const schema432 = {"type":"object","required":["questions","rules"],"properties":{"questions":{"type":"array","items":{"$ref":"contract#/components/schemas/NewQuestion"},"maxItems":200},"rules":{"$ref":"contract#/components/schemas/NewFormRules"}},"additionalProperties":false};
const schema433 = {"type":"object","required":["code","label","type"],"properties":{"code":{"$ref":"contract#/components/schemas/Code"},"label":{"$ref":"contract#/components/schemas/Name"},"type":{"$ref":"contract#/components/schemas/KnownQuestionType"},"required":{"type":"boolean","default":false},"choices":{"type":"array","items":{"$ref":"contract#/components/schemas/Choice"},"minItems":1,"maxItems":200},"attendee_types":{"anyOf":[{"$ref":"contract#/components/schemas/ReferencesItem"},{"type":"null"}]}},"additionalProperties":false};
const schema436 = {"type":"string","enum":["text","number","choice","multi_choice","date","consent"]};
const schema437 = {"type":"string","minLength":1,"maxLength":200};
const schema438 = {"type":"array","items":{"$ref":"contract#/components/schemas/Reference"},"maxItems":500};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern19.test(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats50(data0))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.required === undefined){
data.required = false;
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "label")) || (key0 === "type")) || (key0 === "required")) || (key0 === "choices")) || (key0 === "attendee_types"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","label","type","required","choices","attendee_types"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern20.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats52(data0))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern6.test(data1)){
const err11 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats12(data1))){
const err12 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/KnownQuestionType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((data2 === "text") || (data2 === "number")) || (data2 === "choice")) || (data2 === "multi_choice")) || (data2 === "date")) || (data2 === "consent"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/KnownQuestionType/enum",keyword:"enum",params:{allowedValues: schema436.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(typeof data.required !== "boolean"){
const err16 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.choices !== undefined){
let data4 = data.choices;
if(Array.isArray(data4)){
if(data4.length > 200){
const err17 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data4.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err19 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/Choice/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data5) < 1){
const err20 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/Choice/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/Choice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.attendee_types !== undefined){
let data6 = data.attendee_types;
const _errs19 = errors;
let valid7 = false;
const _errs20 = errors;
if(!(validate239(data6, {instancePath:instancePath+"/attendee_types",parentData:data,parentDataProperty:"attendee_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid7 = valid7 || _valid0;
const _errs21 = errors;
if(data6 !== null){
const err23 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err24 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema440 = {"type":"object","properties":{"registration_opens_at":{"anyOf":[{"$ref":"contract#/components/schemas/Timestamp"},{"type":"null"}]},"registration_closes_at":{"anyOf":[{"$ref":"contract#/components/schemas/Timestamp"},{"type":"null"}]},"max_per_registration":{"anyOf":[{"type":"integer","format":"int32"},{"type":"null"}],"minimum":1,"maximum":1000},"one_per_email":{"type":"boolean","default":false},"minimum_age":{"anyOf":[{"type":"integer","format":"int32"},{"type":"null"}],"minimum":1,"maximum":120},"email_domains":{"anyOf":[{"type":"array","items":{"$ref":"contract#/components/schemas/EmailDomain"}},{"type":"null"}],"minItems":1,"maxItems":200}},"additionalProperties":false};
const schema443 = {"type":"string","minLength":3,"maxLength":253,"pattern":"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"};
const pattern174 = new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)+$", "u");

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.one_per_email === undefined){
data.one_per_email = false;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "registration_opens_at") || (key0 === "registration_closes_at")) || (key0 === "max_per_registration")) || (key0 === "one_per_email")) || (key0 === "minimum_age")) || (key0 === "email_domains"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["registration_opens_at","registration_closes_at","max_per_registration","one_per_email","minimum_age","email_domains"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.registration_opens_at !== undefined){
let data0 = data.registration_opens_at;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err1 = {instancePath:instancePath+"/registration_opens_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/registration_opens_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/registration_opens_at",schemaPath:"#/properties/registration_opens_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/registration_opens_at",schemaPath:"#/properties/registration_opens_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.registration_closes_at !== undefined){
let data1 = data.registration_closes_at;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err5 = {instancePath:instancePath+"/registration_closes_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/registration_closes_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
const _errs14 = errors;
if(data1 !== null){
const err7 = {instancePath:instancePath+"/registration_closes_at",schemaPath:"#/properties/registration_closes_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err8 = {instancePath:instancePath+"/registration_closes_at",schemaPath:"#/properties/registration_closes_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.max_per_registration !== undefined){
let data2 = data.max_per_registration;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats0.validate(data2))){
const err10 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/anyOf/0/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
const _errs20 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err12 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(typeof data.one_per_email !== "boolean"){
const err15 = {instancePath:instancePath+"/one_per_email",schemaPath:"#/properties/one_per_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.minimum_age !== undefined){
let data4 = data.minimum_age;
const _errs25 = errors;
let valid6 = false;
const _errs26 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/anyOf/0/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid3 = _errs26 === errors;
valid6 = valid6 || _valid3;
const _errs28 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const err19 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 120 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.email_domains !== undefined){
let data5 = data.email_domains;
const _errs31 = errors;
let valid7 = false;
const _errs32 = errors;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func1(data6) > 253){
const err22 = {instancePath:instancePath+"/email_domains/" + i0,schemaPath:"contract#/components/schemas/EmailDomain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data6) < 3){
const err23 = {instancePath:instancePath+"/email_domains/" + i0,schemaPath:"contract#/components/schemas/EmailDomain/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern174.test(data6)){
const err24 = {instancePath:instancePath+"/email_domains/" + i0,schemaPath:"contract#/components/schemas/EmailDomain/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},message:"must match pattern \""+"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/email_domains/" + i0,schemaPath:"contract#/components/schemas/EmailDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid4 = _errs32 === errors;
valid7 = valid7 || _valid4;
const _errs37 = errors;
if(data5 !== null){
const err27 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid4 = _errs37 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const err28 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
if(Array.isArray(data5)){
if(data5.length > 200){
const err29 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data5.length < 1){
const err30 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "questions") || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["questions","rules"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.questions !== undefined){
let data0 = data.questions;
if(Array.isArray(data0)){
if(data0.length > 200){
const err3 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
if(!(validate238(data0[i0], {instancePath:instancePath+"/questions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate242(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="putForm_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate237(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listPublicEvents_path = validate245;
const schema444 = {"type":"object","properties":{"organization":{"type":"string"}},"required":["organization"],"additionalProperties":false,"$id":"listPublicEvents_path"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPublicEvents_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organization === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "organization")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["organization"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.organization !== undefined){
if(typeof data.organization !== "string"){
const err2 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listPublicEvents_query = validate246;
const schema445 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"listPublicEvents_query"};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPublicEvents_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPublicEvent_path = validate247;
const schema446 = {"type":"object","properties":{"organization":{"type":"string"},"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["organization","event"],"additionalProperties":false,"$id":"getPublicEvent_path"};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPublicEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organization === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "organization") || (key0 === "event"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["organization","event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.organization !== undefined){
if(typeof data.organization !== "string"){
const err3 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats50(data1))){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPublicEvent_query = validate248;
const schema448 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getPublicEvent_query"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPublicEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanTicket_path = validate249;
const schema449 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"scanTicket_path"};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanTicket_query = validate250;
const schema451 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"scanTicket_query"};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanTicket_body = validate251;
const schema452 = {"$ref":"contract#/components/schemas/ScanRequest","$id":"scanTicket_body"};
const schema453 = {"type":"object","required":["code","check_in_point","client_uuid","scanned_at"],"properties":{"code":{"type":"string","maxLength":8192},"check_in_point":{"$ref":"contract#/components/schemas/Reference"},"client_uuid":{"$ref":"contract#/components/schemas/Uuid"},"scanned_at":{"$ref":"contract#/components/schemas/Timestamp"},"only":{"type":"array","items":{"$ref":"contract#/components/schemas/PersonOnTicket"},"minItems":1,"maxItems":200},"sent_at":{"$ref":"contract#/components/schemas/Timestamp"}},"additionalProperties":false};
const schema455 = {"type":"string","minLength":36,"maxLength":36,"pattern":"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"};
const schema457 = {"type":"string","minLength":26,"maxLength":26,"pattern":"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"};
const pattern178 = new RegExp("^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$", "u");

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.client_uuid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_uuid"},message:"must have required property '"+"client_uuid"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scanned_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned_at"},message:"must have required property '"+"scanned_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "check_in_point")) || (key0 === "client_uuid")) || (key0 === "scanned_at")) || (key0 === "only")) || (key0 === "sent_at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","check_in_point","client_uuid","scanned_at","only","sent_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 8192){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err7 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern19.test(data1)){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats50(data1))){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_uuid !== undefined){
let data2 = data.client_uuid;
if(typeof data2 === "string"){
if(func1(data2) > 36){
const err12 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 36){
const err13 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/minLength",keyword:"minLength",params:{limit: 36},message:"must NOT have fewer than 36 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern178.test(data2)){
const err14 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.scanned_at !== undefined){
let data3 = data.scanned_at;
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err16 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.only !== undefined){
let data4 = data.only;
if(Array.isArray(data4)){
if(data4.length > 200){
const err18 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.length < 1){
const err19 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data4.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 26){
const err20 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 26){
const err21 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data5)){
const err22 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data6 = data.sent_at;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err25 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanTicket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate252(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listCheckins_path = validate254;
const schema459 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"listCheckins_path"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckins_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listCheckins_query = validate255;
const schema461 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"check_in_point":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"},"result":{"$ref":"contract#/components/schemas/KnownScanResult"},"admitted":{"type":"boolean"},"attendee":{"$ref":"contract#/components/schemas/Ulid"},"ticket":{"$ref":"contract#/components/schemas/Ulid"},"registration":{"$ref":"contract#/components/schemas/Ulid"},"since":{"$ref":"contract#/components/schemas/Timestamp"}},"required":[],"additionalProperties":false,"$id":"listCheckins_query"};
const schema464 = {"type":"string","enum":["accepted","pre_checked","zone_entered","duplicate","day_locked","wrong_day","not_yet_open","closed","rejected","voided","unknown"]};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckins_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema461.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","check_in_point","day","result","admitted","attendee","ticket","registration","since"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data2 = data.check_in_point;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data2)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data2))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.day !== undefined){
let data3 = data.day;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err13 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern19.test(data3)){
const err15 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats50(data3))){
const err16 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.result !== undefined){
let data4 = data.result;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/result",schemaPath:"contract#/components/schemas/KnownScanResult/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data4 === "accepted") || (data4 === "pre_checked")) || (data4 === "zone_entered")) || (data4 === "duplicate")) || (data4 === "day_locked")) || (data4 === "wrong_day")) || (data4 === "not_yet_open")) || (data4 === "closed")) || (data4 === "rejected")) || (data4 === "voided")) || (data4 === "unknown"))){
const err19 = {instancePath:instancePath+"/result",schemaPath:"contract#/components/schemas/KnownScanResult/enum",keyword:"enum",params:{allowedValues: schema464.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.admitted !== undefined){
if(typeof data.admitted !== "boolean"){
const err20 = {instancePath:instancePath+"/admitted",schemaPath:"#/properties/admitted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.attendee !== undefined){
let data6 = data.attendee;
if(typeof data6 === "string"){
if(func1(data6) > 26){
const err21 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data6) < 26){
const err22 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4.test(data6)){
const err23 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2(data6))){
const err24 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.ticket !== undefined){
let data7 = data.ticket;
if(typeof data7 === "string"){
if(func1(data7) > 26){
const err26 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data7) < 26){
const err27 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern4.test(data7)){
const err28 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats2(data7))){
const err29 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.registration !== undefined){
let data8 = data.registration;
if(typeof data8 === "string"){
if(func1(data8) > 26){
const err31 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data8) < 26){
const err32 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern4.test(data8)){
const err33 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2(data8))){
const err34 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.since !== undefined){
let data9 = data.since;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err36 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const clearTestCheckins_path = validate256;
const schema469 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"clearTestCheckins_path"};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clearTestCheckins_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const clearTestCheckins_query = validate257;
const schema471 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"clearTestCheckins_query"};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clearTestCheckins_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanAtGate_path = validate258;
const schema472 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"scanAtGate_path"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanAtGate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanAtGate_query = validate259;
const schema474 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"scanAtGate_query"};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanAtGate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanAtGate_body = validate260;
const schema475 = {"$ref":"contract#/components/schemas/ScanRequest","$id":"scanAtGate_body"};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.client_uuid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_uuid"},message:"must have required property '"+"client_uuid"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scanned_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned_at"},message:"must have required property '"+"scanned_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "check_in_point")) || (key0 === "client_uuid")) || (key0 === "scanned_at")) || (key0 === "only")) || (key0 === "sent_at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","check_in_point","client_uuid","scanned_at","only","sent_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 8192){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err7 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern19.test(data1)){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats50(data1))){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_uuid !== undefined){
let data2 = data.client_uuid;
if(typeof data2 === "string"){
if(func1(data2) > 36){
const err12 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 36){
const err13 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/minLength",keyword:"minLength",params:{limit: 36},message:"must NOT have fewer than 36 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern178.test(data2)){
const err14 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.scanned_at !== undefined){
let data3 = data.scanned_at;
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err16 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.only !== undefined){
let data4 = data.only;
if(Array.isArray(data4)){
if(data4.length > 200){
const err18 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.length < 1){
const err19 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data4.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 26){
const err20 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 26){
const err21 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data5)){
const err22 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data6 = data.sent_at;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err25 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanAtGate_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanBatch_path = validate263;
const schema482 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"scanBatch_path"};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanBatch_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanBatch_query = validate264;
const schema484 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"scanBatch_query"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanBatch_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanBatch_body = validate265;
const schema485 = {"$ref":"contract#/components/schemas/ScanBatchRequest","$id":"scanBatch_body"};
const schema486 = {"type":"object","required":["scans"],"properties":{"scans":{"type":"array","items":{},"minItems":1,"maxItems":500},"sent_at":{"$ref":"contract#/components/schemas/Timestamp"}},"additionalProperties":false};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scans === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scans"},message:"must have required property '"+"scans"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "scans") || (key0 === "sent_at"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["scans","sent_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scans !== undefined){
let data0 = data.scans;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/scans",schemaPath:"#/properties/scans/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/scans",schemaPath:"#/properties/scans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/scans",schemaPath:"#/properties/scans/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data1 = data.sent_at;
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err5 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanBatch_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scanBatch_item = validate268;
const schema488 = {"$ref":"contract#/components/schemas/BatchedScan","$id":"scanBatch_item"};
const schema489 = {"type":"object","required":["code","check_in_point","client_uuid","scanned_at"],"properties":{"code":{"type":"string","maxLength":8192},"check_in_point":{"$ref":"contract#/components/schemas/Reference"},"client_uuid":{"$ref":"contract#/components/schemas/Uuid"},"scanned_at":{"$ref":"contract#/components/schemas/Timestamp"},"only":{"type":"array","items":{"$ref":"contract#/components/schemas/PersonOnTicket"},"minItems":1,"maxItems":200},"device_result":{"anyOf":[{"$ref":"contract#/components/schemas/ResultTold"},{"type":"null"}]}},"additionalProperties":false};
const schema494 = {"type":"string","maxLength":64,"pattern":"^[a-z_]{1,64}$"};
const pattern195 = new RegExp("^[a-z_]{1,64}$", "u");

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.client_uuid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_uuid"},message:"must have required property '"+"client_uuid"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scanned_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned_at"},message:"must have required property '"+"scanned_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "check_in_point")) || (key0 === "client_uuid")) || (key0 === "scanned_at")) || (key0 === "only")) || (key0 === "device_result"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","check_in_point","client_uuid","scanned_at","only","device_result"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 8192){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err7 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern19.test(data1)){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats50(data1))){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_uuid !== undefined){
let data2 = data.client_uuid;
if(typeof data2 === "string"){
if(func1(data2) > 36){
const err12 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 36){
const err13 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/minLength",keyword:"minLength",params:{limit: 36},message:"must NOT have fewer than 36 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern178.test(data2)){
const err14 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.scanned_at !== undefined){
let data3 = data.scanned_at;
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err16 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.only !== undefined){
let data4 = data.only;
if(Array.isArray(data4)){
if(data4.length > 200){
const err18 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.length < 1){
const err19 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data4.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 26){
const err20 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 26){
const err21 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data5)){
const err22 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.device_result !== undefined){
let data6 = data.device_result;
const _errs19 = errors;
let valid7 = false;
const _errs20 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err25 = {instancePath:instancePath+"/device_result",schemaPath:"contract#/components/schemas/ResultTold/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern195.test(data6)){
const err26 = {instancePath:instancePath+"/device_result",schemaPath:"contract#/components/schemas/ResultTold/pattern",keyword:"pattern",params:{pattern: "^[a-z_]{1,64}$"},message:"must match pattern \""+"^[a-z_]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/device_result",schemaPath:"contract#/components/schemas/ResultTold/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid7 = valid7 || _valid0;
const _errs23 = errors;
if(data6 !== null){
const err28 = {instancePath:instancePath+"/device_result",schemaPath:"#/properties/device_result/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err29 = {instancePath:instancePath+"/device_result",schemaPath:"#/properties/device_result/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanBatch_item" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listCheckinsAtGate_path = validate271;
const schema495 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"listCheckinsAtGate_path"};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckinsAtGate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listCheckinsAtGate_query = validate272;
const schema497 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"check_in_point":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"},"result":{"$ref":"contract#/components/schemas/KnownScanResult"},"admitted":{"type":"boolean"},"attendee":{"$ref":"contract#/components/schemas/Ulid"},"ticket":{"$ref":"contract#/components/schemas/Ulid"},"registration":{"$ref":"contract#/components/schemas/Ulid"},"since":{"$ref":"contract#/components/schemas/Timestamp"}},"required":[],"additionalProperties":false,"$id":"listCheckinsAtGate_query"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckinsAtGate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func57.call(schema497.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","check_in_point","day","result","admitted","attendee","ticket","registration","since"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data2 = data.check_in_point;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern19.test(data2)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats50(data2))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.day !== undefined){
let data3 = data.day;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err13 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern19.test(data3)){
const err15 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats50(data3))){
const err16 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.result !== undefined){
let data4 = data.result;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/result",schemaPath:"contract#/components/schemas/KnownScanResult/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data4 === "accepted") || (data4 === "pre_checked")) || (data4 === "zone_entered")) || (data4 === "duplicate")) || (data4 === "day_locked")) || (data4 === "wrong_day")) || (data4 === "not_yet_open")) || (data4 === "closed")) || (data4 === "rejected")) || (data4 === "voided")) || (data4 === "unknown"))){
const err19 = {instancePath:instancePath+"/result",schemaPath:"contract#/components/schemas/KnownScanResult/enum",keyword:"enum",params:{allowedValues: schema464.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.admitted !== undefined){
if(typeof data.admitted !== "boolean"){
const err20 = {instancePath:instancePath+"/admitted",schemaPath:"#/properties/admitted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.attendee !== undefined){
let data6 = data.attendee;
if(typeof data6 === "string"){
if(func1(data6) > 26){
const err21 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data6) < 26){
const err22 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4.test(data6)){
const err23 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2(data6))){
const err24 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.ticket !== undefined){
let data7 = data.ticket;
if(typeof data7 === "string"){
if(func1(data7) > 26){
const err26 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data7) < 26){
const err27 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern4.test(data7)){
const err28 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats2(data7))){
const err29 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.registration !== undefined){
let data8 = data.registration;
if(typeof data8 === "string"){
if(func1(data8) > 26){
const err31 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data8) < 26){
const err32 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern4.test(data8)){
const err33 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2(data8))){
const err34 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.since !== undefined){
let data9 = data.since;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err36 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTickets_path = validate273;
const schema505 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"listTickets_path"};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTickets_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTickets_query = validate274;
const schema507 = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"status":{"$ref":"contract#/components/schemas/KnownTicketStatus"},"registration":{"$ref":"contract#/components/schemas/Ulid"},"attendee":{"$ref":"contract#/components/schemas/Ulid"},"code":{"type":"string","minLength":1,"maxLength":64}},"required":[],"additionalProperties":false,"$id":"listTickets_query"};
const schema508 = {"type":"string","enum":["valid","voided"]};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTickets_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "registration")) || (key0 === "attendee")) || (key0 === "code"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","registration","attendee","code"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownTicketStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "valid") || (data2 === "voided"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownTicketStatus/enum",keyword:"enum",params:{allowedValues: schema508.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.registration !== undefined){
let data3 = data.registration;
if(typeof data3 === "string"){
if(func1(data3) > 26){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 26){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data3)){
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2(data3))){
const err13 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.attendee !== undefined){
let data4 = data.attendee;
if(typeof data4 === "string"){
if(func1(data4) > 26){
const err15 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data4) < 26){
const err16 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern4.test(data4)){
const err17 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats2(data4))){
const err18 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.code !== undefined){
let data5 = data.code;
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err20 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 1){
const err21 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const issueTicket_path = validate275;
const schema511 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"}},"required":["event"],"additionalProperties":false,"$id":"issueTicket_path"};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="issueTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats50(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const issueTicket_query = validate276;
const schema513 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"issueTicket_query"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="issueTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const issueTicket_body = validate277;
const schema514 = {"$ref":"contract#/components/schemas/NewTicket","$id":"issueTicket_body"};
const schema515 = {"type":"object","required":["attendee_ids"],"properties":{"attendee_ids":{"type":"array","items":{"$ref":"contract#/components/schemas/Ulid"},"minItems":1,"maxItems":200}},"additionalProperties":false};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attendee_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_ids"},message:"must have required property '"+"attendee_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "attendee_ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendee_ids"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.attendee_ids !== undefined){
let data0 = data.attendee_ids;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/attendee_ids",schemaPath:"#/properties/attendee_ids/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/attendee_ids",schemaPath:"#/properties/attendee_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err4 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 26){
const err5 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
const err7 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/attendee_ids",schemaPath:"#/properties/attendee_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="issueTicket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getTicket_path = validate280;
const schema517 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"ticket":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","ticket"],"additionalProperties":false,"$id":"getTicket_path"};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getTicket_query = validate281;
const schema520 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getTicket_query"};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getTicketQr_path = validate282;
const schema521 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"ticket":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","ticket"],"additionalProperties":false,"$id":"getTicketQr_path"};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicketQr_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getTicketQr_query = validate283;
const schema524 = {"type":"object","properties":{"format":{"$ref":"contract#/components/schemas/QrFormat","default":"svg"}},"required":[],"additionalProperties":false,"$id":"getTicketQr_query"};
const schema525 = {"type":"string","enum":["svg","png"]};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicketQr_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
data.format = "svg";
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "format")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["format"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.format;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/QrFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "svg") || (data0 === "png"))){
const err2 = {instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/QrFormat/enum",keyword:"enum",params:{allowedValues: schema525.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const voidTicket_path = validate284;
const schema526 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"ticket":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","ticket"],"additionalProperties":false,"$id":"voidTicket_path"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const voidTicket_query = validate285;
const schema529 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"voidTicket_query"};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const voidTicket_body = validate286;
const schema530 = {"$ref":"contract#/components/schemas/EffectiveTime","$id":"voidTicket_body"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "effective_at")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["effective_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.effective_at !== undefined){
let data0 = data.effective_at;
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err1 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidTicket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const reissueTicket_path = validate289;
const schema533 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"ticket":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","ticket"],"additionalProperties":false,"$id":"reissueTicket_path"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reissueTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const reissueTicket_query = validate290;
const schema536 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"reissueTicket_query"};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reissueTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendTicket_path = validate291;
const schema537 = {"type":"object","properties":{"event":{"$ref":"contract#/components/schemas/Reference"},"ticket":{"$ref":"contract#/components/schemas/Ulid"}},"required":["event","ticket"],"additionalProperties":false,"$id":"sendTicket_path"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats50(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(func1(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendTicket_query = validate292;
const schema540 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"sendTicket_query"};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

